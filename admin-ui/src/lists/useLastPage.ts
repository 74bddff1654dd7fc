import type { Page } from '@pickup/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * When a page's last record has left it, goes to what is the last page now.
 * @param page 0-based
 * @param correct puts another page in this one's place, without a step in the history
 */
export function useLastPage(
  { data, isPlaceholderData }: UseQueryResult<Page<unknown>>,
  page: number,
  correct: (page: number) => void,
): void {
  const pages = isPlaceholderData ? undefined : data?.totalPages;
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page >= pages) correct(pages - 1);
  }, [pages, page, correct]);
}
