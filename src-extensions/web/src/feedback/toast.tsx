import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '../theme/accessors.js';

export type ToastPosition = 'bottom-center' | 'bottom-right' | 'top-center';

/** What a toast may carry besides its title. */
export interface ToastOptions {
  description?: string;
  /** How long it stays, in milliseconds; by its kind when not given. */
  durationMs?: number;
  /** One button, e.g. Undo. */
  action?: { label: string; onClick: () => void };
  /** Where it stands on a wide screen; where the others do when not given. */
  position?: ToastPosition;
  /** By which {@link toast.dismiss} takes it away. */
  id?: string;
}

type Kind = 'success' | 'error';

/** In milliseconds: a success must not cover the next tap for long; a failure has a reason to be read. */
const DURATION_MS = { success: 2500, error: 6000 } satisfies Record<Kind, number>;

const loadToaster = () => import('./SonnerToaster.js');

/** Whether the library has been fetched, so that `<Toaster>` can render with it. */
let loaded = false;
/** Whether a toast was ever shown; the library may still be loading. */
let requested = false;
const listeners = new Set<() => void>();

/** The library behind toasts; their region is rendered with it, which is too much for the press that shows the first one. */
const toasterLibrary = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isLoaded: () => loaded,
  load: async () => {
    const { sonner } = await loadToaster();
    loaded = true;
    for (const listener of listeners) listener();
    return sonner;
  },
};

/**
 * Fetches the library behind toasts and renders their region, so that no press waits for it, and the first toast can say
 * that the network is lost.
 */
export function prefetchToaster(): void {
  // The first toast tries again.
  toasterLibrary.load().catch(() => undefined);
}

function awaitRegion() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Resolves once toasts can be seen: the library loses what it is given before its region is there. */
let region = awaitRegion();

/** The region has come; returns what is to be done when it goes. */
function onRegion() {
  region.resolve();
  return () => void (region = awaitRegion());
}

/** Whether a success takes away what was said before it. */
let successClears = false;

/** Where toasts stand on the screen that is shown, where it has a place of its own for them. */
let placeOfScreen: ToastPosition | undefined;

/** Has toasts stand elsewhere while a screen is shown whose controls they would cover; those with a position keep theirs. */
export function useToastPosition(position: ToastPosition): void {
  useEffect(() => {
    placeOfScreen = position;
    return () => void (placeOfScreen = undefined);
  }, [position]);
}

/** The library gives the focus back to where it was before the toast; an action that moves it comes after that. */
const afterBlur = ({ label, onClick }: NonNullable<ToastOptions['action']>) => ({
  label,
  onClick: () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClick();
  },
});

async function show(
  kind: Kind,
  title: string,
  { description, durationMs = DURATION_MS[kind], action, position = placeOfScreen, id }: ToastOptions,
) {
  requested = true;
  try {
    const sonner = await toasterLibrary.load();
    await region.promise;
    if (kind === 'success' && successClears) sonner.dismiss();
    // On a phone only a screen has another edge than the rest of the app.
    const where = window.matchMedia(PHONE_QUERY).matches ? placeOfScreen : position;
    const place = where && { position: where };
    sonner[kind](title, {
      description,
      duration: durationMs,
      action: action && afterBlur(action),
      ...place,
      ...(id !== undefined && { id }),
    });
  } catch (error) {
    // Without the library the message cannot be shown: the log keeps it.
    console.error(`Toast not shown: ${title}`, error);
  }
}

/** Dismisses the toast of an id, or every toast, also one whose library is still loading; later ones stay. */
async function dismiss(id?: string): Promise<void> {
  if (!requested) return;
  // Without the library nothing was shown.
  await loadToaster().then(
    ({ sonner }) => sonner.dismiss(id),
    () => undefined,
  );
}

/** Short messages at the edge of the screen; the app needs one `<Toaster />`. */
export const toast = {
  success: (title: string, options: ToastOptions = {}): void => void show('success', title, options),
  error: (title: string, options: ToastOptions = {}): void => void show('error', title, options),
  dismiss: (id: string): void => void dismiss(id),
  clear: (): Promise<void> => dismiss(),
};

const SonnerToaster = lazy(loadToaster);

interface ToasterProps {
  /** Name of the region, for screen readers. */
  label: string;
  /** The position on a wide screen. */
  position?: ToastPosition;
  /** Whether a success takes away older toasts, so that they do not pile up. */
  clearsOnSuccess?: boolean;
}

/** Where toasts appear; the library behind it is fetched with {@link prefetchToaster}, or with the first toast. */
export function Toaster({ label, position = 'bottom-center', clearsOnSuccess = false }: ToasterProps) {
  const isLoaded = useSyncExternalStore(toasterLibrary.subscribe, toasterLibrary.isLoaded, () => false);
  useEffect(() => void (successClears = clearsOnSuccess), [clearsOnSuccess]);
  return (
    // An open dialog hides all else from screen readers, except live regions that existed before it.
    <div aria-live="off">
      {isLoaded && (
        <Suspense fallback={null}>
          <SonnerToaster label={label} position={position} onMount={onRegion} />
        </Suspense>
      )}
    </div>
  );
}
