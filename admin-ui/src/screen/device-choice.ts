/** What was chosen on this device; null where nothing was, or where the browser stores nothing. */
export function readChoice(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice on this device, null to forget it. Without storage it lasts as long as the screen. */
export function writeChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, choice);
  } catch {
    // Nothing depends on it but this device's comfort.
  }
}
