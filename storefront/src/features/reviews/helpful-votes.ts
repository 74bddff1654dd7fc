import { ApiError, toast, useApiMutation, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  createStoredDocument,
  localStorageOfWindow,
  type StoredDocument,
} from '../../stored-document/stored-document.js';
import { setHelpfulCount } from './review-pages.js';

/** Older votes are dropped; the server still counts each visitor once (product.md, Reviews). */
const MAX_VOTES = 500;

const NONE: readonly string[] = [];

function parse(text: string): readonly string[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new Error('The stored votes are damaged.');
  return stored.filter((id): id is string => typeof id === 'string');
}

/** The ids of the reviews this browser has voted for. */
export type VoteStore = StoredDocument<readonly string[]>;

export const createVoteStore = (): VoteStore =>
  createStoredDocument({ key: 'helpful-votes', name: 'The helpful votes', empty: NONE, parse }, localStorageOfWindow());

/** The ids that were voted for; none on the server and in the first render. */
export const useVotes = (votes: VoteStore): readonly string[] =>
  useSyncExternalStore(votes.subscribe, votes.get, () => NONE);

/** How long the toast stays, in milliseconds. */
const THANKS_MS = 2000;

/** Calls a review helpful, shows the outcome, and stores the vote (product.md, Reviews). */
export function useHelpfulVote(id: string, votes: VoteStore): { vote: () => void; sending: boolean } {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation('voteHelpful', {
    onSuccess: ({ success, newHelpfulCount }) => {
      setHelpfulCount(queries, id, newHelpfulCount);
      votes.update((ids) => [...ids.filter((known) => known !== id), id].slice(-MAX_VOTES));
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
