import { Badge, TrashIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';

/** On the card of a record that was deleted and can be restored (specification 4, soft deletion): one look in every list. */
export function DeletedBadge() {
  const { t } = useTranslation();
  return (
    <Badge $tone="danger">
      <TrashIcon size={14} /> {t('app.deleted')}
    </Badge>
  );
}
