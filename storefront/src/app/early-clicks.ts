declare global {
  interface Window {
    /** Set by public/early-clicks.js: stops its listener and gives the pressed buttons; missing when the script has not loaded. */
    takeEarlyClicks?: () => ReadonlySet<HTMLButtonElement>;
  }
}

/**
 * Stops the script that collects clicks before the page is hydrated. Call it right before hydration: from then on React
 * handles clicks.
 * @returns clicks each button once that was pressed meanwhile, however often: somebody impatient wants one dish
 */
export function takeEarlyClicks(): () => void {
  const pressed = window.takeEarlyClicks?.() ?? new Set<HTMLButtonElement>();
  return () => {
    for (const button of pressed) if (button.isConnected) button.click();
  };
}
