/** What the rest of the plugin needs to know of the sending of mail. */
interface Sending {
  /** Looks for mail that is due. */
  wake: () => void;
}

/** One product runs in a process; without SMTP_URL it sends no mail. */
let sending: Sending | null = null;

/** From now on mail is written and sent; null ends that. */
export function switchMail(to: Sending | null): void {
  sending = to;
}

/** Whether this product sends mail: otherwise none is written either. */
export const sendsMail = (): boolean => sending !== null;

/** Looks for due mail at once; to be called after a commit. Without the call the mail leaves two seconds later at most. */
export const wakeMail = (): void => sending?.wake();
