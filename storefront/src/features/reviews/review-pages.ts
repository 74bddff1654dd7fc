import type { Page, Review } from '@pickup/contract';
import { apiQueryKey, type ApiClient } from '@pickup/web';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

const QUERY = { size: '10', sort: 'createdAt,desc' } as const;
const KEY = apiQueryKey('reviews', { query: QUERY });

type ReviewPages = InfiniteData<Page<Review>, number>;

/** The infinite query of the reviews, newest first. */
export const reviewPages = (client: ApiClient) => ({
  queryKey: KEY,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    client.call('reviews', { query: { ...QUERY, page: String(pageParam) } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ last, number }: Page<Review>) => (last ? undefined : number + 1),
});

/** The reviews of all pages, each once: pages shift when a new review arrives between two requests. */
export function allReviews(data: Pick<ReviewPages, 'pages'> | undefined): Review[] {
  const reviews = (data?.pages ?? []).flatMap(({ content }) => content);
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

/** Sets the count with which a vote was answered. */
export const setHelpfulCount = (queries: QueryClient, id: string, helpfulCount: number): void =>
  void queries.setQueryData<ReviewPages>(
    KEY,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          content: page.content.map((review) => (review.id === id ? { ...review, helpfulCount } : review)),
        })),
      },
  );

/** Drops all pages but the first, so that only that one is fetched again. */
export const keepFirstPage = (queries: QueryClient): void =>
  void queries.setQueryData<ReviewPages>(
    KEY,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
