import type { Deal } from '@pickup/contract';
import { Badge, formatDay, useLanguage, useTranslation } from '@pickup/web';
import { DealNote, DiscountBadge } from '../../deal-card/deal-card.js';
import { AddDealButton, DealCard } from '../../deal-card/DealCard.js';
import { DealTerms } from '../../deal-card/DealTerms.js';
import { DealType } from '../../deal-card/DealType.js';
import { useDealStart } from '../../deal-card/deal-start.js';

interface CurrentDealCardProps {
  deal: Deal;
  isChosen: boolean;
  /** As in `Picture`. */
  eager: boolean | 'first';
}

/** A current deal, which can be ordered (product.md, Deals). */
export function CurrentDealCard({ deal, isChosen, eager }: CurrentDealCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { validUntil } = deal;
  const startOf = useDealStart();
  const start = startOf(deal);
  return (
    <DealCard
      deal={deal}
      isChosen={isChosen}
      look={deal.featured ? 'featured' : undefined}
      eager={eager}
      corner={
        <>
          <DiscountBadge deal={deal} />
          {deal.featured && <Badge $tone="saffron">{t('deals.featured')}</Badge>}
        </>
      }
      head={<DealType type={deal.type} />}
      terms={<DealTerms deal={deal} />}
      limit={deal.maxPerOrder !== null && <DealNote>{t('deals.atMost', { max: deal.maxPerOrder })}</DealNote>}
      action={<AddDealButton deal={deal} />}
      note={
        <>
          {start !== null && <DealNote>{start}</DealNote>}
          <DealNote>
            {validUntil === null
              ? t('deals.limitedTime')
              : t('deals.validUntil', { date: formatDay(validUntil, { language }) })}
          </DealNote>
        </>
      }
    />
  );
}
