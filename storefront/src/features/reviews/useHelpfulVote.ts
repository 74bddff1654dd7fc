import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setHelpfulCount } from './review-pages.js';
import type { VoteMemory } from './vote-memory.js';

/** How long the thanks stay, in milliseconds (specification 9). */
const THANKS_MS = 2000;

/** Marks a review helpful, says what came of it (specification 8), and remembers the vote (ruling 19). */
export function useHelpfulVote(id: string, memory: VoteMemory): { vote: () => void; sending: boolean } {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation('voteHelpful', {
    onSuccess: ({ success, newHelpfulCount }) => {
      setHelpfulCount(queries, id, newHelpfulCount);
      memory.remember(id);
      // Voted before, from another browser of the same visitor: no failure, and said kindly.
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
