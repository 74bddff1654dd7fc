import type { StatusTransition } from '@pickup/contract';
import { color, media, Skeleton, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDateTime } from './useWhen.js';

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(2)};
  overflow-wrap: anywhere;
  /* Beside the time, an address would break into syllables. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Time = styled.time`
  color: ${color('soft')};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.p`
  margin-top: ${space(1)};
  color: ${color('danger')};
`;

interface StatusHistoryProps {
  placedAt: string;
  /** Oldest first; undefined until they arrive. */
  moves: readonly StatusTransition[] | undefined;
  failed: boolean;
}

/** The status history of an order: each status, who set it and when (product.md, Order status). */
export function StatusHistory({ placedAt, moves, failed }: StatusHistoryProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const entry = (text: string, at: string) => (
    <Entry key={`${at} ${text}`}>
      <span>{text}</span>
      <Time dateTime={at}>{dateTime(at)}</Time>
    </Entry>
  );
  return (
    <>
      <List>
        {entry(t('orders.details.historyPlaced'), placedAt)}
        {moves?.map(({ to, by, at }) =>
          entry(t('orders.details.historyBy', { status: t(`orders.status.${to}`), by }), at),
        )}
      </List>
      {moves === undefined &&
        (failed ? <Problem role="alert">{t('orders.details.historyFailed')}</Problem> : <Skeleton $width="70%" />)}
    </>
  );
}
