import { Badge, TrashIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';

/** Marks the card of a record that was deleted and can be restored. */
export function DeletedBadge() {
  const { t } = useTranslation();
  return (
    <Badge $tone="danger">
      <TrashIcon size={14} /> {t('app.deleted')}
    </Badge>
  );
}
