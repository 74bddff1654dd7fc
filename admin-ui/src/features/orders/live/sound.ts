import type { AlarmCause } from './alarm.js';
import type { Volume } from './volume.js';

/** `blocked`: the browser plays nothing before somebody has touched the page. */
export type SoundState = 'on' | 'blocked' | 'missing';

export interface BoardSound {
  state: () => SoundState;
  /** Asks the browser to let it sound; helps during a touch, a click or a key. Ends when the browser has decided. */
  unlock: () => Promise<void>;
  play: (cause: AlarmCause, volume: Volume) => void;
  close: () => void;
}

/** A tone of a melody: its pitch in hertz, when it begins and how long it takes to fade, in seconds. */
type Tone = readonly [hertz: number, at: number, seconds: number];

/** A doorbell, twice, for orders; three low tones for a disconnected board. */
const MELODIES: Record<AlarmCause, readonly Tone[]> = {
  orders: [
    [1046.5, 0, 0.55],
    [784, 0.22, 0.75],
    [1046.5, 0.75, 0.55],
    [784, 0.97, 0.95],
  ],
  disconnected: [
    [311.1, 0, 0.35],
    [311.1, 0.4, 0.35],
    [233.1, 0.8, 0.8],
  ],
};

const GAIN: Record<Volume, number> = { off: 0, low: 0.12, normal: 0.4, loud: 1 };

/** How far the overtone that makes it a bell stands behind. */
const OVERTONE = 0.3;

function strike(audio: AudioContext, [hertz, at, seconds]: Tone, loudness: number): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  const tone = audio.createOscillator();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + seconds);
}

const MISSING: BoardSound = {
  state: () => 'missing',
  unlock: () => Promise.resolve(),
  play: () => undefined,
  close: () => undefined,
};

/** The board's bell. @param onState called when the browser begins or ceases to let it sound */
export function createBoardSound(onState: () => void): BoardSound {
  if (typeof AudioContext === 'undefined') return MISSING;
  const audio = new AudioContext();
  audio.addEventListener('statechange', onState);
  return {
    state: () => (audio.state === 'running' ? 'on' : 'blocked'),
    unlock: () => audio.resume().catch(() => undefined),
    play: (cause, volume) => {
      // A tone asked for now would sound whenever somebody comes by.
      if (audio.state !== 'running' || volume === 'off') return;
      try {
        for (const tone of MELODIES[cause]) {
          const [hertz, at, seconds] = tone;
          strike(audio, tone, GAIN[volume]);
          strike(audio, [hertz * 2, at, seconds / 2], GAIN[volume] * OVERTONE);
        }
      } catch (error) {
        // A bell that breaks must not take the board with it.
        console.error('The bell could not ring', error);
      }
    },
    close: () => {
      audio.removeEventListener('statechange', onState);
      void audio.close().catch(() => undefined);
    },
  };
}
