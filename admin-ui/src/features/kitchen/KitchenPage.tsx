import { byDueTime, type AdminOrder } from '@pickup/contract';
import { useMediaQuery, useNow, useTranslation } from '@pickup/web';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../failures/load-failure.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { useLiveOrders } from '../../live-orders/LiveOrders.js';
import { useWakeLock } from '../../live-orders/useWakeLock.js';
import { useOrderActions } from '../../live-orders/useOrderActions.js';
import { usePressGuard } from '../../press-guard/press-guard.js';
import { AllDayButton } from './all-day/AllDayItem.js';
import { allDay } from './all-day/all-day.js';
import { BoardBar } from './bar/BoardBar.js';
import { BoardFooter } from './bar/BoardFooter.js';
import { BoardSearch } from './bar/BoardSearch.js';
import { DishFilter } from './bar/DishFilter.js';
import { UndoToasts } from './bar/UndoToasts.js';
import { BoardFrame } from './BoardFrame.js';
import { BoardSkeleton, EmptyBoard } from './BoardStates.js';
import { useDensity } from './density.js';
import { KeysDialog } from './keys/KeysDialog.js';
import { useBoardKeys } from './keys/useBoardKeys.js';
import { digitsOf, lanesOf } from './lanes.js';
import { PhoneBoard, WideBoard } from './lanes/Board.js';
import { ordersWith, searchBoard } from './search-board.js';
import { useAddressedEntry } from './useAddressedEntry.js';
import { useMadeLines } from './useMadeLines.js';
import { focusCard, useMoves } from './useMoves.js';
import { useOpenOrders } from './useOpenOrders.js';

/** From here on lanes stand beside each other. */
const WIDE = '(min-width: 700px)';

const NONE: readonly AdminOrder[] = [];

/** /admin/kitchen: the live board of all open orders (product.md, Kitchen board). */
export default function KitchenPage() {
  const { t } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  const actions = useOrderActions(useFocusKeeper(region));
  const now = useNow();
  const isWide = useMediaQuery(WIDE);
  const [density, chooseDensity] = useDensity();
  /** Null while the search is closed. */
  const [search, setSearch] = useState<string | null>(null);
  const [dishKey, setDishKey] = useState<string | null>(null);
  const [isHelp, setHelp] = useState(false);
  const answer = useOpenOrders();
  const orders = answer.data ?? NONE;
  const toBeMade = allDay(orders, now);
  // A dish that is all made hides no orders any more, also when it is ordered again.
  const dish = toBeMade.find(({ key }) => key === dishKey);
  if (dishKey !== null && dish === undefined && answer.data !== undefined) setDishKey(null);
  const searched = searchBoard(orders, search ?? '');
  const isSearched = searched.length < orders.length;
  const found = dish ? ordersWith(searched, dish.key) : searched;
  const isNarrowed = found.length < orders.length;
  const lanes = lanesOf(found, now);
  // From one dish the next is a press away: only a search narrows what is counted.
  const counted = isSearched ? allDay(searched, now) : toBeMade;
  const { move, moveOn } = useMoves(lanes, region, actions.transition);
  const { madeTransitions, undo, undoLast } = useLiveOrders();
  const markMade = useMadeLines();

  useAddressedEntry(actions.enterOrder);
  usePressGuard();
  useWakeLock();
  const orderOf = (orderId: string) => orders.find(({ id }) => id === orderId);
  useBoardKeys({
    pick: (digit) => {
      const [orderId] = [...digitsOf(lanes)].find(([, one]) => one === digit) ?? [];
      if (orderId !== undefined) focusCard(orderId);
    },
    moveOn,
    undo: undoLast,
    print: (orderId) => {
      const order = orderOf(orderId);
      if (order) actions.print(order);
    },
    search: () => setSearch(''),
    help: () => setHelp(true),
  });

  const board = {
    region,
    lanes,
    density,
    dish: dish?.key ?? null,
    allDay: counted,
    isNarrowed,
    isSearched,
    onMove: move,
    onDetails: actions.openDetails,
    onMade: markMade,
    onDish: setDishKey,
  };
  const body = () => {
    if (answer.data === undefined) {
      if (!answer.isError) return <BoardSkeleton />;
      return <LoadFailed title={t('orders.loadFailed')} error={answer.error} onRetry={() => void answer.refetch()} />;
    }
    if (orders.length === 0) return <EmptyBoard />;
    return isWide ? <WideBoard {...board} /> : <PhoneBoard {...board} />;
  };

  return (
    <BoardFrame
      isWide={isWide && orders.length > 0}
      region={region}
      head={
        <>
          <BoardBar
            orders={answer.data}
            soldOut={actions.soldOut.now.length}
            onSoldOut={() => actions.chooseSoldOut(orders.flatMap(({ items }) => items))}
            onNewOrder={actions.enterOrder}
            onSearch={() => setSearch((before) => (before === null ? '' : null))}
            onMarkOpened={actions.markOpened}
            onHelp={() => setHelp(true)}
          >
            {!isWide && (
              <AllDayButton rows={counted} isSearched={isSearched} chosen={dish?.key ?? null} onChoose={setDishKey} />
            )}
          </BoardBar>
          {search !== null && (
            <BoardSearch
              search={search}
              found={found.length}
              onSearch={setSearch}
              onPick={() => {
                const [first] = found.toSorted(byDueTime);
                if (!first) return;
                setSearch(null);
                focusCard(first.id);
              }}
              onClose={() => setSearch(null)}
            />
          )}
          {dish && <DishFilter dish={dish} onClose={() => setDishKey(null)} />}
        </>
      }
      foot={
        <BoardFooter
          outdatedSince={answer.isError && answer.dataUpdatedAt > 0 ? answer.dataUpdatedAt : null}
          density={density}
          onDensity={chooseDensity}
        >
          <UndoToasts moves={madeTransitions} onUndo={undo} />
        </BoardFooter>
      }
    >
      {body()}
      {actions.dialogs}
      {isHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </BoardFrame>
  );
}
