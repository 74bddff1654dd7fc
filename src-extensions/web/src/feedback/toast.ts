/** What a toast may carry besides its title. */
export interface ToastOptions {
  description?: string;
  /** How long it stays, in milliseconds; unless told, as long as its kind. */
  durationMs?: number;
  /** One thing to do about it, e.g. Undo. */
  action?: { label: string; onClick: () => void };
}

type Kind = 'success' | 'error';

/** In milliseconds: a success is a glance, and must not cover the next tap; a failure has a reason to be read. */
const DURATION_MS = { success: 2500, error: 6000 } satisfies Record<Kind, number>;

const loadToaster = () => import('./SonnerToaster.js');

/** Whether the library has come, so that `<Toaster>` may draw with it. */
let loaded = false;
/** Whether a toast was ever asked for; the library may still be on its way. */
let asked = false;
const listeners = new Set<() => void>();

/** Whether there is a toaster to draw: until a toast is asked for, its library stays on the server. */
export const toasterWanted = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => loaded,
  /** Fetches the library ahead of the first toast. */
  prefetch: () => loadToaster().catch(() => undefined),
};

async function show(kind: Kind, title: string, { description, durationMs = DURATION_MS[kind], action }: ToastOptions) {
  asked = true;
  try {
    const { sonner } = await loadToaster();
    loaded = true;
    for (const listener of listeners) listener();
    sonner[kind](title, { description, duration: durationMs, action });
  } catch (error) {
    // The message is lost with its messenger; the log keeps it.
    console.error(`Toast not shown: ${title}`, error);
  }
}

/** Takes every message away, also one that is still on its way; what is asked for after this call stays. */
async function clear(): Promise<void> {
  if (!asked) return;
  // Without the library nothing was shown.
  await loadToaster().then(
    ({ sonner }) => sonner.dismiss(),
    () => undefined,
  );
}

/** Short messages at the edge of the screen. Needs one `<Toaster />` in the app. */
export const toast = {
  success: (title: string, options: ToastOptions = {}): void => void show('success', title, options),
  error: (title: string, options: ToastOptions = {}): void => void show('error', title, options),
  clear,
};
