import { ApiError, toast, useApiMutation, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { setHelpfulCount } from './review-pages.js';

const STORAGE_KEY = 'helpful-votes';

/** Older votes are dropped; the server still counts each visitor once (product.md, Reviews). */
const MAX_VOTES = 500;

const NONE: readonly string[] = [];

/** The reviews this browser has voted for. */
export interface VoteStore {
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

/** Stores votes in local storage; where that fails, in memory. */
export function createVoteStore(): VoteStore {
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
      set([...get().filter((id) => id !== reviewId), reviewId].slice(-MAX_VOTES));
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(votes));
      } catch (error) {
        console.error('The helpful vote could not be remembered', error);
      }
    },
  };
}

/** The ids that were voted for; none on the server and in the first render. */
export const useVotes = (memory: VoteStore): readonly string[] =>
  useSyncExternalStore(memory.subscribe, memory.get, () => NONE);

/** How long the toast stays, in milliseconds. */
const THANKS_MS = 2000;

/** Calls a review helpful, shows the outcome, and stores the vote (product.md, Reviews). */
export function useHelpfulVote(id: string, memory: VoteStore): { vote: () => void; sending: boolean } {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation('voteHelpful', {
    onSuccess: ({ success, newHelpfulCount }) => {
      setHelpfulCount(queries, id, newHelpfulCount);
      memory.remember(id);
      // The visitor has voted before, from another browser: no failure.
      const [title, description] = success
        ? [t('reviews.toast.voted'), t('reviews.toast.votedText')]
        : [t('reviews.toast.votedBefore'), t('reviews.toast.votedBeforeText')];
      toast.success(title, { description, durationMs: THANKS_MS });
    },
    onError: (error) => {
      const mustWait = error instanceof ApiError && error.status === 429;
      const description = mustWait ? t('reviews.toast.voteTooManyText') : t('reviews.toast.voteFailedText');
      toast.error(t('reviews.toast.voteFailed'), { description });
    },
  });
  return { vote: () => mutate({ params: { id } }), sending: isPending };
}
