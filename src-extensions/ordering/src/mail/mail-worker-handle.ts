/** What the rest of the plugin uses of the mail worker. */
interface MailWorkerHandle {
  /** Checks for due mail. */
  wake: () => void;
}

/** One product runs in a process. Null without SMTP_URL, which means that no mail is sent. */
let worker: MailWorkerHandle | null = null;

/** From now on mail is queued and sent; null ends that. */
export function setMailWorker(handle: MailWorkerHandle | null): void {
  worker = handle;
}

/** Whether this product sends mail; otherwise none is queued either. */
export const isMailEnabled = (): boolean => worker !== null;

/** Has due mail sent at once, after a commit. Without this call it is sent within two seconds. */
export const wakeMailWorker = (): void => worker?.wake();
