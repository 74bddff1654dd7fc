import type { Deal } from '@pickup/contract';
import { Badge, Button, formatDay, Picture, useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { AllergenLine } from '../../allergens/AllergenLine.js';
import { DealIcon } from '../../deal-card/deal-icons.js';
import {
  DEAL_SIZES,
  DealBody,
  DealCorner,
  DealFoot,
  DealHead,
  DealPicture,
  DealPrice,
  DealSurface,
  DealText,
  DealTitle,
} from '../../deal-card/deal-card.js';

/** A coming deal, dimmed, which cannot be ordered yet (product.md, Deals). */
export function ComingDealCard({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = deal.validFrom === null ? t('deals.soon') : formatDay(deal.validFrom, { language });
  return (
    <DealSurface as="article" $dimmed>
      <DealPicture $dimmed>
        <Picture src={deal.imageUrl} alt="" width={640} height={480} sizes={DEAL_SIZES} />
      </DealPicture>
      <DealCorner>
        <Badge $tone="closed">{t('deals.coming', { date })}</Badge>
      </DealCorner>
      <DealBody>
        <DealHead>
          <DealIcon type={deal.type} />
          <Badge>{t(`deals.type.${deal.type}`)}</Badge>
        </DealHead>
        <DealTitle>{deal.title}</DealTitle>
        <DealText>{deal.description}</DealText>
        <AllergenLine allergens={deal.allergens} dietary={deal.dietary} />
        <DealFoot>
          <DealPrice deal={deal} />
          <Button disabled>{t('deals.availableSoon')}</Button>
        </DealFoot>
      </DealBody>
    </DealSurface>
  );
}
