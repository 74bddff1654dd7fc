/** The question of a browser whether to put the site on the home screen; not every browser has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Deferred by public/before-hydration.js, which also keeps the browser from asking by itself. */
    deferredInstallPrompt?: Event;
  }
}

/** Sent by public/before-hydration.js when the browser would have asked. */
const DEFERRED = 'installpromptdeferred';

const isPrompt = (event: Event | undefined): event is InstallPrompt => event !== undefined && 'prompt' in event;

export function subscribeToPrompt(listener: () => void): () => void {
  const installed = () => {
    delete window.deferredInstallPrompt;
    listener();
  };
  window.addEventListener(DEFERRED, listener);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener(DEFERRED, listener);
    window.removeEventListener('appinstalled', installed);
  };
}

/** Whether the browser would put the site on the home screen. */
export const canInstall = (): boolean => isPrompt(window.deferredInstallPrompt);

/** Lets the browser ask, once: it gives its question only once. */
export async function askToInstall(): Promise<void> {
  const prompt = window.deferredInstallPrompt;
  delete window.deferredInstallPrompt;
  if (isPrompt(prompt)) await prompt.prompt();
  window.dispatchEvent(new Event(DEFERRED));
}
