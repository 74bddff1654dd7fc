import { Button, color, Dialog, font, fontSize, radius, useTranslation } from '@pickup/web';
import { useState } from 'react';
import styled from 'styled-components';
import { piecesOf } from '../../../order/pieces.js';
import type { AllDayRow } from './all-day.js';

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 10px;
  width: 100%;
  min-height: 44px;
  padding: 2px 6px;
  background: none;
  border: 0;
  border-bottom: 1px solid ${color('line')};
  border-radius: ${radius('small')};
  color: inherit;
  font: inherit;
  line-height: 1.2;
  text-align: left;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color('sunk')};
  }
  &[aria-pressed='true'] {
    background: ${color('noteWash')};
    color: ${color('onNoteWash')};
  }
`;

const Name = styled.span`
  font-size: ${fontSize('md')};
  font-weight: 650;
`;

const Chosen = styled.small`
  display: block;
  color: ${color('highlight')};
  font-size: ${fontSize('xs')};
  font-weight: 650;
`;

const Count = styled.b`
  font-family: ${font('heading')};
  font-size: ${fontSize('xl')};
  font-variant-numeric: tabular-nums lining-nums;
`;

interface AllDayItemProps {
  row: AllDayRow;
  /** Its orders are shown. */
  isChosen: boolean;
  /** Asked to show the orders with it, or all again. */
  onChoose: (key: string | null) => void;
}

/** A dish that is still to be made; a press shows the orders it is for. */
export function AllDayItem({ row: { key, name, quantity, groups, orderIds }, isChosen, onChoose }: AllDayItemProps) {
  const { t } = useTranslation();
  return (
    <Row
      type="button"
      aria-pressed={isChosen}
      aria-description={t('board.allDay.orders', { count: orderIds.size })}
      onClick={() => onChoose(isChosen ? null : key)}
    >
      <Name>
        {name}
        {groups.map((group) => (
          <Chosen key={group.name}>
            {group.isAmbiguous && `${group.name}: `}
            {group.choices.map(({ words, quantity: of }) => `${of}\u00a0×\u00a0${words}`).join('\u00a0· ')}
          </Chosen>
        ))}
      </Name>
      <Count>{quantity}</Count>
    </Row>
  );
}

interface AllDayButtonProps {
  rows: readonly AllDayRow[];
  /** They are those of the orders that a search has found. */
  isSearched: boolean;
  /** The key of the dish whose orders are shown. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** The same on a phone: a button that opens it. */
export function AllDayButton({ rows, isSearched, chosen, onChoose }: AllDayButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const choose = (key: string | null) => {
    onChoose(key);
    setOpen(false);
  };
  // It stays where it is while something is searched.
  if (rows.length === 0 && !isSearched) return null;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`${t('board.allDay.title')}\u00a0· ${piecesOf(rows)}`}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('board.allDay.title')}
        description={isSearched ? t('board.allDay.ofShown') : undefined}
        closeLabel={t('shared.close')}
      >
        {rows.length === 0 && <p>{t('board.allDay.nothing')}</p>}
        {rows.map((row) => (
          <AllDayItem key={row.key} row={row} isChosen={row.key === chosen} onChoose={choose} />
        ))}
      </Dialog>
    </>
  );
}
