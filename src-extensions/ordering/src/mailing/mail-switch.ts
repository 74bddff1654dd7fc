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

/** Something may be due now: after a commit, as nothing is sent before. Whoever forgets it costs two seconds. */
export const wakeMail = (): void => sending?.wake();
