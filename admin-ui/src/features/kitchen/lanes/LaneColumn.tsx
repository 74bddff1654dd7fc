import { color, DownIcon, radius, UpIcon, VisuallyHidden, useTranslation } from '@pickup/web';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { GAP } from '../board-steps.js';
import { onResize } from '../element-size.js';
import { countHidden } from './packing.js';
import { PackedCards, type PackedCard } from './PackedCards.js';

const Root = styled.section<{ $isPanel: boolean; $isRail: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${({ $isRail }) =>
    $isRail &&
    css`
      align-items: center;
      height: 100%;
      padding-top: 10px;
      border: 1.5px dashed ${color('line')};
      border-radius: ${radius('field')};
    `}
  ${({ $isPanel }) =>
    $isPanel &&
    css`
      padding: 8px 8px 6px;
      background: ${color('card')};
      border: 1px solid ${color('line')};
      border-radius: ${radius('field')};
    `}
`;

export const LaneTitle = styled.h2<{ $isRail?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: ${({ $isRail = false }) => ($isRail ? '0' : '0 4px 5px')};
  ${({ $isRail = false }) => $isRail && 'writing-mode: vertical-rl;'}
  color: ${color('soft')};
  font-family: inherit;
  font-size: 0.875rem;
  font-weight: 750;
  letter-spacing: 0.08em;
  line-height: 1.3;
  text-transform: uppercase;
  & b {
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Note = styled.p`
  padding: 0 4px 5px;
  color: ${color('soft')};
  font-size: 0.875rem;
  line-height: 1.3;
`;

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

/** Room for the ring of a card that is picked, and for the key across its corner, in px. */
const RING = 9;

const Scroller = styled.div`
  height: calc(100% + ${2 * RING}px);
  margin: -${RING}px;
  padding: ${RING}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
`;

const Hidden = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  position: relative;
  z-index: 1;
  width: 100%;
  min-height: 44px;
  margin-top: 4px;
  /* Not as dark as the button of a card, beside which it may lie. */
  background: ${color('card')};
  border: 2px solid ${color('ink')};
  border-radius: ${radius('control')};
  color: ${color('ink')};
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 700;
`;

const Above = styled(Hidden)`
  position: absolute;
  z-index: 2;
  margin-top: 0;
  box-shadow: ${color('shadowLifted')};
`;

const Nothing = styled.p`
  padding: 18px 8px;
  border: 1.5px dashed ${color('line')};
  border-radius: ${radius('field')};
  color: ${color('soft')};
  font-size: 0.9375rem;
  text-align: center;
`;

/** How much of a lane a press scrolls by: the last card stays in sight. */
const STEP = 0.8;

interface LaneColumnProps {
  title: string;
  /** What stands beside the title: how many cards there are unless told. */
  count?: number;
  /** What the count is of, where the title does not say it. */
  note?: string | undefined;
  /** On a ground of its own. */
  isPanel?: boolean;
  /** Cards beside each other; 0 of a rail. */
  columns: number;
  /** What is said when it holds none. */
  empty: string;
  cards: readonly PackedCard[];
}

/** A lane: what of it is out of sight is counted, and comes into sight by a press (product.md, Kitchen board). */
export function LaneColumn({ title, count, note, isPanel = false, columns, empty, cards }: LaneColumnProps) {
  const { t } = useTranslation();
  const isRail = columns === 0;
  const scroller = useRef<HTMLDivElement>(null);
  const packed = useRef<Parameters<typeof countHidden>[0]>([]);
  const [hidden, setHidden] = useState({ above: 0, below: 0 });
  const look = useCallback(() => {
    const { current } = scroller;
    if (!current || current.clientHeight === 0) return;
    const next = countHidden(packed.current, { top: current.scrollTop, height: current.clientHeight - 2 * RING });
    setHidden((before) => (before.above === next.above && before.below === next.below ? before : next));
  }, []);
  const onPacked = useCallback(
    (places: Parameters<typeof countHidden>[0]) => {
      packed.current = places;
      look();
    },
    [look],
  );
  useEffect(() => (scroller.current ? onResize([scroller.current], look) : undefined), [look]);
  const scrollBy = (direction: 1 | -1) => {
    const { current } = scroller;
    current?.scrollBy({ top: direction * STEP * current.clientHeight, behavior: 'smooth' });
  };
  return (
    <Root aria-label={title} $isPanel={isPanel} $isRail={isRail}>
      <LaneTitle $isRail={isRail}>
        {title} <b>{count ?? cards.length}</b>
      </LaneTitle>
      {note !== undefined && <Note>{note}</Note>}
      <Frame>
        {cards.length > 0 && hidden.above > 0 && (
          <Above type="button" onClick={() => scrollBy(-1)}>
            <UpIcon size={18} /> {t('board.lane.above', { count: hidden.above })}
          </Above>
        )}
        <Scroller ref={scroller} onScroll={look}>
          {isRail && <VisuallyHidden>{empty}</VisuallyHidden>}
          {cards.length === 0 ? (
            !isRail && <Nothing>{empty}</Nothing>
          ) : (
            <PackedCards cards={cards} columns={columns} gap={isPanel ? 0 : GAP} onPacked={onPacked} />
          )}
        </Scroller>
      </Frame>
      {cards.length > 0 && hidden.below > 0 && (
        <Hidden type="button" onClick={() => scrollBy(1)}>
          <DownIcon size={18} /> {t('board.lane.below', { count: hidden.below })}
        </Hidden>
      )}
    </Root>
  );
}
