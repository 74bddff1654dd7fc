import type { Page } from '@pickup/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { Button, space, Skeleton, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Cards, CardSkeletons, Found, Region } from './list-parts.js';
import { LoadFailed } from '../failures/load-failure.js';

/**
 * Goes to the last page when the current one no longer exists.
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

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;

const Position = styled.p`
  min-width: 8em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

interface PagerProps {
  /** 0-based. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Page controls, only where there is more than one page; shown counting from 1. */
function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <Root aria-label={t('app.pages.label')}>
      <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('app.pages.previous')}
      </Button>
      <Position>{t('app.pages.position', { page: page + 1, pages })}</Position>
      <Button variant="secondary" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {t('app.pages.next')}
      </Button>
    </Root>
  );
}

interface PagedResultsProps<Row extends { id: string }> {
  /** The list itself: it takes the focus when a page is turned. */
  region: RefObject<HTMLElement>;
  label: string;
  answer: UseQueryResult<Page<Row>>;
  /** Shown beside the spinner while loading. */
  loading: string;
  /** The title of a failed load. */
  failed: string;
  /** The records of the page that match the search. */
  shown: readonly Row[];
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** How many there are, and what looks further. */
  found: (page: Page<Row>) => ReactNode;
  card: (row: Row) => ReactNode;
  /** Cards of a row are equally tall, so that their buttons align. */
  level?: boolean;
  /** Each has a row of its own. */
  rows?: boolean;
  /** 0-based. */
  page: number;
  onPage: (page: number) => void;
}

/** A page of cards in each of its states: on its way, failed, empty, full. */
export function PagedResults<Row extends { id: string }>({
  region,
  label,
  answer,
  loading,
  failed,
  shown,
  empty,
  found,
  card,
  level,
  rows,
  page,
  onPage,
}: PagedResultsProps<Row>) {
  const { data, error } = answer;

  const body = () => {
    if (data === undefined) {
      if (error !== null) return <LoadFailed title={failed} error={error} onRetry={() => void answer.refetch()} />;
      return (
        <>
          <Found aria-hidden="true">
            <Skeleton $width="200px" $height="1lh" />
          </Found>
          <CardSkeletons label={loading} rows={rows} />
        </>
      );
    }
    if (shown.length === 0) return empty;
    return (
      <>
        <Found>{found(data)}</Found>
        <Cards $level={level} $rows={rows}>
          {shown.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </Cards>
      </>
    );
  };
  const turnTo = (next: number) => {
    onPage(next);
    // Focus alone leaves a list in sight where it is: the new page would be read from its end.
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Region
      ref={region}
      tabIndex={-1}
      aria-label={label}
      aria-busy={data === undefined ? error === null : answer.isPlaceholderData}
    >
      {body()}
      {data && shown.length > 0 && <Pager page={page} pages={data.totalPages} onPage={turnTo} />}
    </Region>
  );
}
