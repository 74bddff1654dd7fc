import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AlarmCause } from './alarm.js';
import { createBoardSound, type BoardSound, type SoundState } from './sound.js';
import type { AfterPress } from './useAfterPress.js';
import { readVolume, writeVolume, type Volume } from './volume.js';

export interface Sound {
  state: SoundState;
  volume: Volume;
  choose: (volume: Volume) => void;
  unlock: () => Promise<void>;
  play: (cause: AlarmCause) => void;
}

/** What a browser takes for a person's doing. */
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/**
 * The bell of this device, with its volume. The first touch of the page unlocks it, whatever it touches.
 * @param afterPress what the notice of a silent bell waits for: it goes with the touch, and must not take its click along
 */
export function useSound(afterPress: AfterPress): Sound {
  const [state, setState] = useState<SoundState>('missing');
  const [volume, setVolume] = useState(readVolume);
  const bell = useRef<BoardSound | null>(null);

  const unlock = useCallback(async () => bell.current?.unlock(), []);

  // Before the first look at the screen: a notice that came a moment later would push everything down.
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
    writeVolume(chosen);
    setVolume(chosen);
  };
  const play = useCallback((cause: AlarmCause) => bell.current?.play(cause, volume), [volume]);
  return { state, volume, choose, unlock, play };
}
