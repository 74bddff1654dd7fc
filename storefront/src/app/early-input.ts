declare global {
  interface Window {
    /** Set by public/before-hydration.js: stops its listeners and gives what they saw; missing when the script has not loaded. */
    takeEarlyInput?: () => { pressed: readonly HTMLElement[]; moved: boolean };
  }
}

/** What a visitor did before the page was hydrated. */
export interface EarlyInput {
  /** Whether Back or Forward has left the address that the server rendered, so that its page is of no use. */
  moved: boolean;
  /**
   * Follows Back and Forward, and presses each button once that was pressed, however often, then the link that was followed
   * after them, also when it is gone. Call it in an effect once
   * hydrated: the presses come right after it, because a press may render at once, which React does not do in effects.
   */
  replay: () => void;
}

/** The browser was kept from following a link: where the page was rendered anew meanwhile, that is made up for. */
function act(control: HTMLElement): void {
  if (control.isConnected) control.click();
  else if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
}

/**
 * Stops the script that collects clicks, and holds back Back and Forward until `replay`: React Router does not notice
 * them between its first render and its effects. Call it right before the router is created; from then on React handles
 * clicks.
 */
export function takeEarlyInput(): EarlyInput {
  const { pressed, moved } = window.takeEarlyInput?.() ?? { pressed: [], moved: false };
  let movedMeanwhile = false;
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    movedMeanwhile = true;
  };
  window.addEventListener('popstate', hold, true);
  return {
    moved,
    replay: () => {
      window.removeEventListener('popstate', hold, true);
      if (movedMeanwhile) window.dispatchEvent(new PopStateEvent('popstate'));
      queueMicrotask(() => pressed.forEach(act));
    },
  };
}
