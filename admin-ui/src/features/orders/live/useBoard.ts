import type { AdminOrder } from '@pickup/contract';
import { toast, useApi } from '@pickup/web';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../failures/load-failure.js';
import { endsSession } from '../../../session-store/owner-client.js';
import { useSession } from '../../../session-store/session-context.js';
import type { Link } from './connection.js';
import { useAfterPress } from './press-guard.js';
import { useAlarm } from './alarm.js';
import { useSound, type Sound } from './sound.js';
import { useStream } from './useStream.js';

export interface Board {
  link: Link;
  /** The session has ended: the board receives nothing until its owner signs in again. */
  signedOut: boolean;
  sound: Sound;
  /** The orders nobody has opened, oldest first. */
  unopened: readonly AdminOrder[];
  /** Marks these orders as opened; the alarm goes on for those that could not be marked. */
  see: (orders: readonly AdminOrder[]) => void;
  retry: () => void;
}

/** The state of the live order board: connection, sound and unopened orders. */
export function useBoard(pendingTransitions: ReadonlyMap<string, unknown>): Board {
  const { t } = useTranslation();
  const api = useApi();
  const errorMessage = useErrorMessage();
  const afterPress = useAfterPress();
  const { link, unopened: waiting, applyResponse, retry } = useStream(pendingTransitions, afterPress);
  const { ended: signedOut } = useSession();
  const sound = useSound(afterPress);
  const [opening, setOpening] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());

  const unopened = useMemo(() => waiting.filter(({ id }) => !opening.has(id)), [waiting, opening]);
  useAlarm(unopened.length, signedOut || link.state === 'lost', sound.play);

  const see = useCallback(
    (orders: readonly AdminOrder[]) => {
      const news = orders.filter(({ id, openedAt }) => openedAt === null && !asked.current.has(id));
      if (news.length === 0) return;
      const show = () => setOpening(new Set(asked.current));
      const open = async ({ id }: AdminOrder) => {
        asked.current.add(id);
        try {
          applyResponse(await api.call('openOrder', { params: { id } }));
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
    [api, applyResponse, t, errorMessage],
  );
  return { link, signedOut, sound, unopened, see, retry };
}
