const KEY = 'boardVolume';

/** How loud this device is. */
export const VOLUMES = ['off', 'low', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

export const isVolume = (text: string | null): text is Volume => VOLUMES.some((volume) => volume === text);

/** What was chosen on this device; normal until somebody chose. */
export function readVolume(): Volume {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isVolume(stored) ? stored : 'normal';
  } catch {
    return 'normal';
  }
}

export function writeVolume(volume: Volume): void {
  try {
    window.localStorage.setItem(KEY, volume);
  } catch {
    // Without storage the choice lasts as long as the screen.
  }
}
