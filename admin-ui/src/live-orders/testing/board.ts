import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

export const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
export const card = (number: string) => screen.findByRole('article', { name: `Order ${number}` });
export const bar = () => screen.findByRole('region', { name: /new orders? nobody has opened$/ });
export const noBar = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /new orders? nobody has opened$/ })).toBeNull());

class FakeParam {
  value = 0;
  setValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
}

/** The pitches that the two melodies begin with, in hertz; their overtones are higher. */
const PITCHES = new Set([1046.5, 311.1]);

/** What is heard of a browser that has sound. */
export interface Heard {
  /** The first pitch of each ring, in hertz. */
  rings: number[];
  /** As if somebody had touched the page before. */
  allowed: boolean;
}

/** Gives happy-dom, which has no sound, a bell that a test can hear. */
export function fakeAudio(allowed: boolean): Heard {
  const heard: Heard = { rings: [], allowed };
  class FakeAudioContext extends EventTarget {
    state = heard.allowed ? 'running' : 'suspended';
    currentTime = 0;
    destination = {};
    resume = () => {
      if (!heard.allowed || this.state === 'running') return Promise.resolve();
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
      return Promise.resolve();
    };
    close = () => Promise.resolve();
    createGain = () => ({ gain: new FakeParam(), connect: () => undefined });
    createOscillator = () => {
      const frequency = new FakeParam();
      return {
        type: 'sine',
        frequency,
        connect: () => undefined,
        start: (at: number) => {
          if (at === 0 && PITCHES.has(frequency.value)) heard.rings.push(frequency.value);
        },
        stop: () => undefined,
      };
    };
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return heard;
}
