import { isForLater, type AdminOrder } from '@pickup/contract';
import { toast, useApi, useNow, useTranslation } from '@pickup/web';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { useErrorMessage } from '../failures/load-failure.js';
import { endsSession } from '../session-store/owner-client.js';
import { useSession } from '../session-store/session-context.js';
import type { Connection } from './connection.js';
import { useOrderTransitions, type OrderTransitions } from '../order/order-transitions.js';
import { useAfterPress } from '../press-guard/press-guard.js';
import { useAlarm } from './alarm.js';
import { useSound, type Sound } from './sound.js';
import { splitByRelease } from './unopened-orders.js';
import { useStream } from './useStream.js';

/** What every screen knows of the orders that come in, and the moves that are under way. */
export interface LiveOrders extends OrderTransitions {
  connection: Connection;
  /** Whether the screen shows the orders itself. */
  isBoard: boolean;
  /** The session has ended: the board receives nothing until its owner signs in again. */
  signedOut: boolean;
  sound: Sound;
  /** The orders nobody has opened, oldest first. */
  unopened: readonly AdminOrder[];
  /** Those that do not have to be begun yet, by when they have to be. */
  later: readonly AdminOrder[];
  /** Marks these orders as opened, except those for later; the alarm goes on for those that could not be marked. */
  markOpened: (orders: readonly AdminOrder[]) => void;
  retry: () => void;
}

function useStreamedOrders({ active, isBoard }: Omit<LiveOrdersProviderProps, 'children'>): LiveOrders {
  const transitions = useOrderTransitions();
  const { t } = useTranslation();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const afterPress = useAfterPress();
  const { connection, waiting, applyResponse, retry } = useStream(active, isBoard, transitions.underWay, afterPress);
  const { ended: signedOut } = useSession();
  const sound = useSound(afterPress);
  const [opening, setOpening] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());

  const now = useNow();
  const { unopened, later } = useMemo(
    () =>
      splitByRelease(
        waiting.filter(({ id }) => !opening.has(id)),
        now,
      ),
    [waiting, opening, now],
  );
  useAlarm(unopened.length, signedOut || connection.state === 'lost', sound.play);

  const markOpened = useCallback(
    (orders: readonly AdminOrder[]) => {
      const news = orders.filter(
        (order) => order.openedAt === null && !isForLater(order, now) && !asked.current.has(order.id),
      );
      if (news.length === 0) return;
      const show = () => setOpening(new Set(asked.current));
      const open = async ({ id }: AdminOrder) => {
        asked.current.add(id);
        try {
          applyResponse(await api.call('markOrderOpened', { params: { id } }));
        } finally {
          asked.current.delete(id);
          show();
        }
      };
      const calls = news.map(open);
      show();
      Promise.all(calls).catch((error: unknown) => {
        if (!endsSession(error)) toast.error(t('orders.board.seeFailed'), { description: errorMessage(error) });
      });
    },
    [api, applyResponse, t, errorMessage, now],
  );
  return { ...transitions, connection, isBoard, signedOut, sound, unopened, later, markOpened, retry };
}

const LiveOrdersContext = createContext<LiveOrders | null>(null);

interface LiveOrdersProviderProps {
  /** Whether somebody is signed in. */
  active: boolean;
  /** Whether the screen inside shows the orders as they come in. */
  isBoard: boolean;
  children: ReactNode;
}

/** Listens to the orders for every screen inside: one connection and one alarm, whatever screen is open. */
export const LiveOrdersProvider = ({ children, ...screen }: LiveOrdersProviderProps) => (
  <LiveOrdersContext.Provider value={useStreamedOrders(screen)}>{children}</LiveOrdersContext.Provider>
);

/** The orders that come in, as they are now. */
export function useLiveOrders(): LiveOrders {
  const orders = useContext(LiveOrdersContext);
  if (!orders) throw new Error('LiveOrdersProvider is missing above this component.');
  return orders;
}
