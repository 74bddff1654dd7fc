import { ApiError, toast, useApiMutation, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { addTo, createStoredList, type StoredList } from '../../stored-document/stored-list.js';
import { setHelpfulCount } from './review-pages.js';

/** The ids of the reviews this browser has voted for; the server still counts each visitor once (product.md, Reviews). */
export const createVoteStore = (): StoredList => createStoredList({ key: 'helpful-votes', name: 'The helpful votes' });

/** How long the toast stays, in milliseconds. */
const THANKS_MS = 2000;

/** Calls a review helpful, shows the outcome, and stores the vote (product.md, Reviews). */
export function useHelpfulVote(id: string, votes: StoredList): { vote: () => void; sending: boolean } {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation('voteHelpful', {
    onSuccess: ({ success, newHelpfulCount }) => {
      setHelpfulCount(queries, id, newHelpfulCount);
      addTo(votes, id);
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
