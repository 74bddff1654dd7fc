import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'helpful-votes';

/** More votes than this are forgotten, oldest first; the server still counts each visitor once (ruling 19). */
const MOST_KEPT = 500;

const NONE: readonly string[] = [];

/** The reviews this browser has voted for. */
export interface VoteMemory {
  subscribe: (listener: () => void) => () => void;
  get: () => readonly string[];
  remember: (reviewId: string) => void;
}

function load(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) throw new Error('The stored votes are damaged.');
    return stored.filter((id): id is string => typeof id === 'string');
  } catch (error) {
    console.error('The helpful votes could not be read', error);
    return NONE;
  }
}

/** Keeps votes in local storage; where that fails, they are remembered until the page is left. */
export function createVoteMemory(): VoteMemory {
  let votes: readonly string[] | null = null;
  const listeners = new Set<() => void>();
  const get = () => (votes ??= load());
  const set = (next: readonly string[]) => {
    votes = next;
    listeners.forEach((listener) => listener());
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) set(load());
  };
  return {
    get,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    remember(reviewId) {
      set([...get().filter((id) => id !== reviewId), reviewId].slice(-MOST_KEPT));
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(votes));
      } catch (error) {
        console.error('The helpful vote could not be remembered', error);
      }
    },
  };
}

/** The ids that were voted for; none on a server and in the first render. */
export const useVotes = (memory: VoteMemory): readonly string[] =>
  useSyncExternalStore(memory.subscribe, memory.get, () => NONE);
