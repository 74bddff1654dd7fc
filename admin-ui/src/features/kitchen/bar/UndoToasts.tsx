import { shortOrderNumber } from '@pickup/contract';
import { Button, color, fontSize, radius, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { MadeTransition } from '../../../order/order-transitions.js';

const List = styled.ol`
  display: flex;
  justify-content: center;
  gap: 8px;
  @media (max-width: 1199.98px) {
    /* Only the newest has room; its button and U undo that one first. */
    & > :not(:last-child) {
      display: none;
    }
  }
`;

const Toast = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 14px;
  min-height: 52px;
  padding: 4px 4px 4px 18px;
  background: ${color('inverse')};
  border-radius: ${radius('control')};
  color: ${color('onInverse')};
  font-size: ${fontSize('md')};
  font-weight: 700;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  @media (max-width: 699.98px) {
    flex: 1;
  }
`;

const Undo = styled(Button)`
  background: ${color('saffron')};
  color: ${color('onSaffron')};
  &:hover {
    background: color-mix(in srgb, ${color('saffron')} 85%, ${color('onSaffron')});
  }
`;

/** Where nothing hovers there are no keys either. */
const Key = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

interface UndoToastsProps {
  /** Oldest first. */
  moves: readonly MadeTransition[];
  onUndo: (move: MadeTransition) => void;
}

/** How many stand beside each other. */
const SHOWN = 2;

/** The moves that can still be undone: `060 → Ready · Undo (U)`; the key undoes the newest. */
export function UndoToasts({ moves, onUndo }: UndoToastsProps) {
  const { t } = useTranslation();
  const newest = moves.at(-1);
  const undoWords = (move: MadeTransition) => (move === newest ? `${t('app.undo')} (U)` : t('app.undo'));
  return (
    <div role="status">
      <List>
        {moves.slice(-SHOWN).map((move) => {
          const number = shortOrderNumber(move.orderNumber);
          const status = t(`orders.status.${move.to}`);
          return (
            <Toast key={move.orderId}>
              <span>{t('board.undo.moved', { number, status })}</span>
              <Undo
                aria-label={t('board.undo.of', { undo: undoWords(move), number, status })}
                onClick={() => onUndo(move)}
              >
                {t('app.undo')}
                {move === newest && <Key>&nbsp;(U)</Key>}
              </Undo>
            </Toast>
          );
        })}
      </List>
    </div>
  );
}
