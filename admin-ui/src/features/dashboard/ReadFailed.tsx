import {
  AlertIcon,
  Button,
  color,
  formatTime,
  fontSize,
  radius,
  space,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useErrorMessage } from '../../failures/load-failure.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-size: ${fontSize('sm')};
  & > svg {
    flex: none;
  }
`;

const Words = styled.p`
  flex: 1 1 200px;
  min-width: 0;
`;

interface ReadFailedProps {
  /** What could not be loaded, in a sentence. */
  missing: string;
  /** The query that failed; what it read before, if anything, is still on the screen. */
  query: UseQueryResult;
}

/**
 * Why a section of the landing is missing or old, and the way to try again. It is gone once an answer is there; the
 * section that it stands in takes over the focus then, and has to be focusable.
 */
export function ReadFailed({ missing, query }: ReadFailedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const errorMessage = useErrorMessage();
  const root = useRef<HTMLDivElement>(null);
  const { dataUpdatedAt, error, isFetching, refetch } = query;
  const state =
    dataUpdatedAt === 0
      ? missing
      : t('dashboard.outdated', { time: formatTime(dataUpdatedAt, { language, timeZone }) });
  // A layout effect ends while its elements are still in the page, so the focus can be asked for.
  useLayoutEffect(() => {
    const own = root.current;
    return () => {
      if (own?.contains(document.activeElement)) own.closest('section')?.focus();
    };
  }, []);
  return (
    <Root ref={root}>
      <AlertIcon />
      <Words>
        {state} {errorMessage(error)}
      </Words>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('app.retry')}
      </Button>
    </Root>
  );
}
