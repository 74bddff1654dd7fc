import type { Page } from '@pickup/contract';
import { Skeleton } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { Cards, CardSkeletons } from './Cards.js';
import { Found, Region } from './list-layout.js';
import { LoadFailed } from '../failures/LoadFailed.js';
import { Pager } from './Pager.js';

interface PagedResultsProps<Row extends { id: string }> {
  /** The list itself: it takes the focus when a page is turned. */
  region: RefObject<HTMLElement>;
  label: string;
  answer: UseQueryResult<Page<Row>>;
  /** What stands beside the spinner while the first answer is on its way. */
  loading: string;
  /** Says that there was none. */
  failed: string;
  /** The records of the page that match the search. */
  shown: readonly Row[];
  /** Stands in for a list with none. */
  empty: ReactNode;
  /** How many there are. */
  found: (page: Page<Row>) => string;
  card: (row: Row) => ReactNode;
  /** Cards of a row end together, so that their buttons stand in line. */
  level?: boolean;
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
          <CardSkeletons label={loading} />
        </>
      );
    }
    if (shown.length === 0) return empty;
    return (
      <>
        <Found>{found(data)}</Found>
        <Cards $level={level}>
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
      {data && <Pager page={page} pages={data.totalPages} onPage={turnTo} />}
    </Region>
  );
}
