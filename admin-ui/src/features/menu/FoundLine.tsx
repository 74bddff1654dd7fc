import type { AdminMenuItem } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { Found } from '../../lists/list-layout.js';

/** How many dishes are shown, and which of them guests do not see. */
export function FoundLine({ dishes }: { dishes: readonly AdminMenuItem[] }) {
  const { t } = useTranslation();
  const active = dishes.filter(({ isActive }) => isActive);
  const unavailable = active.filter(({ available }) => !available).length;
  const deleted = dishes.length - active.length;
  return (
    <Found role="status">
      {t('menu.items.count', { count: active.length })}
      {unavailable > 0 && ` · ${t('menu.items.unavailable', { count: unavailable })}`}
      {deleted > 0 && ` · ${t('menu.items.deleted', { count: deleted })}`}
    </Found>
  );
}
