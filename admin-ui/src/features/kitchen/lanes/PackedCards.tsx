import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { onResize } from '../element-size.js';
import { packColumns, type Place } from './packing.js';

const Root = styled.ol`
  position: relative;
`;

const Item = styled.li<{ $columns: number; $gap: number }>`
  position: absolute;
  width: calc((100% - ${({ $columns, $gap }) => ($columns - 1) * $gap}px) / ${({ $columns }) => $columns});
`;

/** The place of a card, in CSS lengths. */
const styleOf = ({ column, top }: Place, columns: number, gap: number) => ({
  top: `${top}px`,
  left: `calc(${column} * (100% + ${gap}px) / ${columns})`,
});

export interface PackedCard {
  id: string;
  /** Its height before it was measured, in px. */
  estimate: number;
  card: ReactNode;
}

interface PackedCardsProps {
  cards: readonly PackedCard[];
  columns: number;
  /** Between cards, in px. */
  gap: number;
  /** Told where the cards are, in px. */
  onPacked: (cards: readonly { top: number; height: number }[]) => void;
}

/** Cards of different heights, as tightly as their columns allow. */
export function PackedCards({ cards, columns, gap, onPacked }: PackedCardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(new Map());
  const heights = cards.map(({ id, estimate }) => measured.get(id) ?? estimate);
  const { places, height } = packColumns(heights, columns, gap);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const items = [...current.children];
    const look = () => {
      const now = new Map<string, number>();
      items.forEach((item, index) => {
        const id = cards[index]?.id;
        const { height: high } = item.getBoundingClientRect();
        if (id !== undefined && high > 0) now.set(id, high);
      });
      setMeasured((before) =>
        before.size === now.size && [...now].every(([id, high]) => before.get(id) === high) ? before : now,
      );
    };
    look();
    return onResize(items, look);
  }, [cards]);

  useLayoutEffect(() => {
    onPacked(places.map(({ top }, index) => ({ top, height: heights[index] ?? 0 })));
  });

  return (
    <Root ref={list} style={{ height }}>
      {cards.map(({ id, card }, index) => (
        <Item
          key={id}
          $columns={columns}
          $gap={gap}
          style={styleOf(places[index] ?? { column: 0, top: 0 }, columns, gap)}
        >
          {card}
        </Item>
      ))}
    </Root>
  );
}
