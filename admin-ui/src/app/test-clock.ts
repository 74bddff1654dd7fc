/** The time in screen tests, which is also the mock API's: 12:00 in Amsterdam. */
export const NOW = Date.parse('2026-11-21T11:00:00Z');

export const minutesFromNow = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();
