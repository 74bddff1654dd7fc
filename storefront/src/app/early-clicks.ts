declare global {
  interface Window {
    /** Set by public/early-clicks.js: ends its listening and gives what was pressed; missing when it never arrived. */
    takeEarlyClicks?: () => ReadonlySet<HTMLButtonElement>;
  }
}

/**
 * Takes over from the script that listens while the page's own ones are on their way. Call it right before the page
 * comes to life: from then on clicks are React's.
 * @returns presses each button once that was pressed meanwhile, however often: an impatient thumb wants one dish
 */
export function takeEarlyClicks(): () => void {
  const pressed = window.takeEarlyClicks?.() ?? new Set<HTMLButtonElement>();
  return () => {
    for (const button of pressed) if (button.isConnected) button.click();
  };
}
