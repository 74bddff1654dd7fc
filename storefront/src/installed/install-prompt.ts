/** The question of a browser whether to put the site on the home screen; not every browser has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by public/before-hydration.js, which also keeps the browser from asking by itself. */
    keptInstallPrompt?: Event;
  }
}

/** Sent by public/before-hydration.js when the browser would have asked. */
const KEPT = 'installpromptkept';

const isPrompt = (event: Event | undefined): event is InstallPrompt => event !== undefined && 'prompt' in event;

export function subscribeToPrompt(listener: () => void): () => void {
  const installed = () => {
    delete window.keptInstallPrompt;
    listener();
  };
  window.addEventListener(KEPT, listener);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener(KEPT, listener);
    window.removeEventListener('appinstalled', installed);
  };
}

/** Whether the browser would put the site on the home screen. */
export const canInstall = (): boolean => isPrompt(window.keptInstallPrompt);

/** Lets the browser ask, once: it gives its question only once. */
export async function askToInstall(): Promise<void> {
  const kept = window.keptInstallPrompt;
  delete window.keptInstallPrompt;
  if (isPrompt(kept)) await kept.prompt();
  window.dispatchEvent(new Event(KEPT));
}
