import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AlarmCause } from './alarm.js';
import type { AfterPress } from '../press-guard/press-guard.js';
import { readChoice, writeChoice } from '../screen/device-choice.js';

const KEY = 'boardVolume';

/** How loud this device is. */
export const VOLUMES = ['off', 'low', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

export const isVolume = (text: string | null): text is Volume => VOLUMES.some((volume) => volume === text);

/** The volume chosen on this device; normal by default. */
function readVolume(): Volume {
  const stored = readChoice(KEY);
  return isVolume(stored) ? stored : 'normal';
}

/** `blocked`: the browser plays nothing before somebody has touched the page. */
type SoundState = 'on' | 'blocked' | 'missing';

interface BoardSound {
  state: () => SoundState;
  /** Asks the browser to allow sound, which it does during a user gesture. Resolves when the browser has decided. */
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

/** The loudness of the overtone relative to the tone. */
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
function createBoardSound(onState: () => void): BoardSound {
  if (typeof AudioContext === 'undefined') return MISSING;
  const audio = new AudioContext();
  audio.addEventListener('statechange', onState);
  return {
    state: () => (audio.state === 'running' ? 'on' : 'blocked'),
    unlock: () => audio.resume().catch(() => undefined),
    play: (cause, volume) => {
      // A tone scheduled while suspended would sound at the next touch.
      if (audio.state !== 'running' || volume === 'off') return;
      try {
        for (const tone of MELODIES[cause]) {
          const [hertz, at, seconds] = tone;
          strike(audio, tone, GAIN[volume]);
          strike(audio, [hertz * 2, at, seconds / 2], GAIN[volume] * OVERTONE);
        }
      } catch (error) {
        // A failing sound must not break the board.
        console.error('The bell could not ring', error);
      }
    },
    close: () => {
      audio.removeEventListener('statechange', onState);
      void audio.close().catch(() => undefined);
    },
  };
}

export interface Sound {
  state: SoundState;
  volume: Volume;
  choose: (volume: Volume) => void;
  unlock: () => Promise<void>;
  play: (cause: AlarmCause) => void;
}

/** Events that browsers accept as user gestures. */
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/**
 * The sound of this device and its volume. The first user gesture unlocks it.
 * @param afterPress delays the change of state: the notice of a blocked sound must not move during the click that
 * unblocks it
 */
export function useSound(afterPress: AfterPress): Sound {
  const [state, setState] = useState<SoundState>('missing');
  const [volume, setVolume] = useState(readVolume);
  const bell = useRef<BoardSound | null>(null);

  const unlock = useCallback(async () => bell.current?.unlock(), []);

  // Before the first paint: a notice that appeared later would push everything down.
  useLayoutEffect(() => {
    const made = createBoardSound(() => afterPress(() => setState(made.state())));
    bell.current = made;
    setState(made.state());
    void made.unlock();
    const touched = () => {
      if (made.state() === 'blocked') void made.unlock();
    };
    for (const gesture of GESTURES) document.addEventListener(gesture, touched, true);
    return () => {
      for (const gesture of GESTURES) document.removeEventListener(gesture, touched, true);
      bell.current = null;
      made.close();
    };
  }, [afterPress]);

  const choose = (chosen: Volume) => {
    writeChoice(KEY, chosen);
    setVolume(chosen);
  };
  const play = useCallback((cause: AlarmCause) => bell.current?.play(cause, volume), [volume]);
  return { state, volume, choose, unlock, play };
}
