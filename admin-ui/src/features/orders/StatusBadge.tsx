import type { AdminOrder } from '@pickup/contract';
import { Badge, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { dueOf, type Due } from './due.js';
import { STATUS_TONES } from './status-look.js';
import { useWhen } from './useWhen.js';

function useDueText(due: Due | null): string | null {
  const { t } = useTranslation();
  const when = useWhen();
  switch (due?.kind) {
    case 'in':
    case 'late':
      return t(`orders.due.${due.kind}`, { count: due.minutes });
    case 'at':
    case 'missed':
      return t(`orders.due.${due.kind}`, { when: when(due.instant) });
    case 'now':
      return t('orders.due.now');
    case undefined:
      return null;
  }
}

const isLate = (due: Due | null) => due?.kind === 'late' || due?.kind === 'missed';

/** Where an order stands, and until when; late ones stand out. */
export function StatusBadge({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  const due = dueOf(order, useNow());
  const text = useDueText(due);
  const status = t(`orders.status.${order.status}`);
  return (
    <Badge $tone={isLate(due) ? 'inverse' : STATUS_TONES[order.status]}>
      {text === null ? status : `${status} · ${text}`}
    </Badge>
  );
}
