const KEY = 'ordersLastLook';

/** When the newest order was placed that the owner had on the screen at the last look, in milliseconds; null when never. */
export function readLastLook(): number | null {
  try {
    const time = Number(window.localStorage.getItem(KEY) ?? NaN);
    return Number.isFinite(time) ? time : null;
  } catch {
    return null;
  }
}

export function writeLastLook(time: number): void {
  try {
    window.localStorage.setItem(KEY, String(time));
  } catch {
    // Without storage the marks only last as long as the screen.
  }
}
