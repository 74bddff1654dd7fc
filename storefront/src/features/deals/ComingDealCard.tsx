import type { Deal } from '@pickup/contract';
import { Badge, Button, formatDay, useLanguage, useTranslation } from '@pickup/web';
import { DealCard } from '../../deal-card/DealCard.js';
import { DealType } from '../../deal-card/DealType.js';

/** A coming deal, dimmed, which cannot be ordered yet (product.md, Deals). */
export function ComingDealCard({ deal, isChosen }: { deal: Deal; isChosen: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = deal.validFrom === null ? t('deals.soon') : formatDay(deal.validFrom, { language });
  return (
    <DealCard
      deal={deal}
      isChosen={isChosen}
      look="dimmed"
      corner={<Badge $tone="closed">{t('deals.coming', { date })}</Badge>}
      head={<DealType type={deal.type} />}
      action={<Button disabled>{t('deals.availableSoon')}</Button>}
    />
  );
}
