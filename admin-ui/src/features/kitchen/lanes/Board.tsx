import type { AdminOrder, AdminOrderLine } from '@pickup/contract';
import { useMediaQuery, useNow, useStableCallback, useTranslation } from '@pickup/web';
import { useCallback, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { useLiveOrders } from '../../../live-orders/LiveOrders.js';
import { AllDayItem } from '../all-day/AllDayItem.js';
import { piecesOf } from '../../../order/pieces.js';
import { dishKey, type AllDayRow } from '../all-day/all-day.js';
import { BoardCard, type CardActions } from '../card/BoardCard.js';
import type { Density } from '../density.js';
import { digitsOf, isWaiting, laneOf, oneList, type Lane, type Lanes } from '../lanes.js';
import { ALL_LINES, cardHeight, laterHeight, type CardSize } from '../card-height.js';
import { useHeadWraps } from '../card/head-wraps.js';
import { gridOf } from '../board-grid.js';
import { GAP, roomOfCard, WORK_LANES, type WorkLane } from '../board-steps.js';
import { cardSizes, planBoard, railsOf, type BoardPlan } from '../layout.js';
import { useRoom } from '../element-size.js';
import { LaneColumn, LaneTitle } from './LaneColumn.js';
import type { PackedCard } from './PackedCards.js';
import { saidLines, sayingDishes } from './spare-rows.js';

/** A lane's title and the space above it, in px: its cards have the rest of the board's height. */
const TITLE_PX = 40;

const Wide = styled.div`
  display: grid;
  gap: 12px ${GAP}px;
  height: 100%;
`;

const Area = styled.div`
  display: grid;
  min-width: 0;
  min-height: 0;
`;

const Phone = styled.div`
  display: grid;
  gap: 18px;
`;

const List = styled.ol`
  display: grid;
  gap: 12px;
`;

export interface BoardProps extends CardActions {
  region: RefObject<HTMLDivElement>;
  /** What is shown of the open orders. */
  lanes: Lanes;
  /** A search or a dish leaves orders out. */
  isNarrowed: boolean;
  /** A search leaves some of the orders, which alone are counted. */
  isSearched: boolean;
  allDay: readonly AllDayRow[];
  density: Density;
  /** The key of the dish whose orders are shown. */
  dish: string | null;
  onDish: (key: string | null) => void;
}

/** Makes the cards of orders; a card renders again only when what it shows changes. */
function useCards({ lanes, dish, ...handlers }: BoardProps) {
  const { pendingTransitions, unopened } = useLiveOrders();
  const fresh = new Set(unopened.map(({ id }) => id));
  const digits = digitsOf(lanes);
  const onMove = useStableCallback(handlers.onMove);
  const onDetails = useStableCallback(handlers.onDetails);
  const onMade = useStableCallback(handlers.onMade);
  const isMarked = useCallback((line: AdminOrderLine) => dish !== null && dishKey(line) === dish, [dish]);
  return (order: AdminOrder, lane: Lane, size: CardSize, said?: number) => (
    <BoardCard
      {...{ order, lane, size, said, isMarked, onMove, onDetails, onMade }}
      fresh={fresh.has(order.id)}
      digit={digits.get(order.id)}
      pending={pendingTransitions.get(order.id)}
    />
  );
}

/** The lanes beside each other, each as wide as it needs, and what is still to be made (product.md, Kitchen board). */
export function WideBoard(props: BoardProps) {
  const { region, lanes, isNarrowed, isSearched, allDay, density, dish, onDish } = props;
  const { t } = useTranslation();
  const { width, height } = useRoom(region);
  const cardOf = useCards(props);
  const headWraps = useHeadWraps(Object.values(lanes).flat());
  const [shown, setShown] = useState<BoardPlan>();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const now = useNow();
  const board = { width, height: height - TITLE_PX, headWraps, isTouched };
  const plan = planBoard(lanes, board, density, shown);
  if (JSON.stringify(plan) !== JSON.stringify(shown)) setShown(plan);
  const room = roomOfCard(board, plan.columns, railsOf(plan).length);
  const waiting = !isNarrowed && isWaiting(lanes);
  const { columns, rows, areas, laterColumns } = gridOf(plan, waiting, width);
  const laterRoom = waiting ? roomOfCard(board, laterColumns, WORK_LANES.length) : room;
  const columnOf = (lane: Lane, laneColumns: number, cards: readonly PackedCard[]) => (
    <Area key={lane} style={{ gridArea: areas[lane] }}>
      <LaneColumn
        title={t(`board.lane.${lane}`)}
        columns={laneColumns}
        empty={t(isNarrowed ? 'board.lane.empty.narrowed' : `board.lane.empty.${lane}`)}
        cards={cards}
      />
    </Area>
  );
  const workColumn = (lane: WorkLane) => {
    const { [lane]: lanePlan } = plan.lanes;
    const sizes = cardSizes(lanes[lane], lanePlan, room, density, now);
    const said = saidLines(lanes[lane], sizes, lanePlan.columns, room);
    const cards = lanes[lane].map((order, index) => {
      const size = sizes[index] ?? lanePlan.size;
      return {
        id: order.id,
        estimate: cardHeight(order, size, room, said[index]),
        card: cardOf(order, lane, size, said[index]),
      };
    });
    return columnOf(lane, waiting ? 0 : lanePlan.columns, cards);
  };
  const laterColumn = () => {
    // Beside what has to be cooked now, what is still to be made needs the room.
    const saying = waiting ? sayingDishes(lanes.later, laterColumns, laterRoom) : [];
    const cards = lanes.later.map((order, index) => {
      const saysDishes = saying[index] ?? false;
      return {
        id: order.id,
        estimate: laterHeight(order, saysDishes, laterRoom.width),
        card: cardOf(order, 'later', 'compact', saysDishes ? ALL_LINES : 0),
      };
    });
    return columnOf('later', laterColumns, cards);
  };
  return (
    <Wide style={{ gridTemplateColumns: columns, gridTemplateRows: rows }}>
      {WORK_LANES.map(workColumn)}
      {laterColumn()}
      {areas.allDay !== null && (
        <Area style={{ gridArea: areas.allDay }}>
          <LaneColumn
            isPanel
            title={t('board.allDay.title')}
            note={isSearched ? t('board.allDay.ofShown') : undefined}
            count={piecesOf(allDay)}
            columns={1}
            empty={t('board.allDay.nothing')}
            cards={allDay.map((row) => ({
              id: row.key,
              estimate: 44,
              card: <AllDayItem row={row} isChosen={row.key === dish} onChoose={onDish} />,
            }))}
          />
        </Area>
      )}
    </Wide>
  );
}

/** One list, of which what is ready takes little room, and below it what is for later. */
export function PhoneBoard(props: BoardProps) {
  const { lanes, density, isNarrowed } = props;
  const { t } = useTranslation();
  const cardOf = useCards(props);
  const size = density === 'dense' ? 'compact' : 'full';
  const waiting = !isNarrowed && isWaiting(lanes);
  const now = useNow();
  return (
    <Phone>
      <List aria-label={t('board.list')}>
        {oneList(lanes).map((order) => (
          <li key={order.id}>{cardOf(order, laneOf(order, now), order.status === 'READY' ? 'compact' : size)}</li>
        ))}
      </List>
      {lanes.later.length > 0 && (
        <section aria-label={t('board.lane.later')}>
          <LaneTitle>
            {t('board.lane.later')} <b>{lanes.later.length}</b>
          </LaneTitle>
          <List>
            {lanes.later.map((order) => (
              <li key={order.id}>{cardOf(order, 'later', 'compact', waiting ? ALL_LINES : 0)}</li>
            ))}
          </List>
        </section>
      )}
    </Phone>
  );
}
