/**
 * A time zone in which it is between noon and one: what is ordered there now for as soon as possible is collected today,
 * whatever the hour at which a test runs.
 */
export function middayZone(now: number): string {
  const ahead = 12 - new Date(now).getUTCHours();
  // The names of these zones count westwards.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
