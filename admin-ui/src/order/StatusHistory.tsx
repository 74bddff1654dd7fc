import type { AdminOrder, OrderCorrection, StatusTransition } from '@pickup/contract';
import { color, Skeleton, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useWhen } from './due.js';
import { useCorrectionWords } from './correction-words.js';

const List = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(2)};
  overflow-wrap: anywhere;
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
  order: Pick<AdminOrder, 'createdAt' | 'channel'>;
  /** Oldest first; undefined until they arrive. */
  moves: readonly StatusTransition[] | undefined;
  corrections: readonly OrderCorrection[] | undefined;
  failed: boolean;
}

/** The history of an order: each status and each correction, who made it and when (product.md, Order status, Corrections). */
export function StatusHistory({ order, moves, corrections = [], failed }: StatusHistoryProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const correctionWords = useCorrectionWords();
  const wordsOf = ({ to, by, reason, undone, isUndo }: StatusTransition) => {
    const words = { status: t(`orders.status.${to}`), by };
    if (isUndo) return t('orders.details.historyUndo', words);
    const move = t(undone ? 'orders.details.historyUndone' : 'orders.details.historyBy', words);
    if (reason === null) return move;
    return t('orders.details.historyReason', { entry: move, reason: t(`orders.cancel.reason.${reason}`) });
  };
  const entry = (text: string, at: string, index: number) => (
    <Entry key={index}>
      <span>{text}</span>
      <Time dateTime={at}>{when(at, order.createdAt)}</Time>
    </Entry>
  );
  const entries = [
    ...(moves ?? []).map((move) => ({ text: wordsOf(move), at: move.at })),
    ...corrections.map((correction) => ({ text: correctionWords(correction), at: correction.at })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <>
      <List>
        {entry(t(`orders.details.historyPlaced.${order.channel}`), order.createdAt, 0)}
        {entries.map(({ text, at }, index) => entry(text, at, index + 1))}
      </List>
      {moves === undefined &&
        (failed ? <Problem role="alert">{t('orders.details.historyFailed')}</Problem> : <Skeleton $width="70%" />)}
    </>
  );
}
