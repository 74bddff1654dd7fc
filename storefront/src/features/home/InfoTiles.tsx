import { phoneUrl } from '@pickup/contract';
import {
  color,
  fontSize,
  formatNumber,
  media,
  radius,
  Skeleton,
  space,
  useApiQuery,
  useLanguage,
  useTranslation,
  LocalWords,
  useLocalText,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useKitchenWords } from '../../kitchen/kitchen-words.js';
import { useBusyPreparation } from '../../kitchen/preparation.js';
import { useKitchen } from '../../kitchen/useKitchen.js';
import { factText } from '../../page-parts/facts.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid ${color('line')};
  border-radius: ${radius('card')};
  background: ${color('line')};
  gap: 1px;
  overflow: hidden;
  ${media.tabletDown} {
    /* Two, or one where large letters would break its words. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(8.5em, 34%), 100%), 1fr));
  }
`;

const Tile = styled.div`
  padding: ${space(2.5)} ${space(3)};
  background: ${color('card')};
  ${media.phone} {
    padding: ${space(2)} ${space(1.5)};
  }
  ${factText}
  dd {
    font-weight: 650;
    ${media.phone} {
      /* "Ready in 15-20 min" keeps to one line of half a phone. */
      font-size: ${fontSize('sm')};
    }
  }
`;

/** Four tiles: preparation time, rating, service and phone, each with a fallback. */
export function InfoTiles() {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalText();
  const { info, status } = useRestaurant();
  const { data: stats, isPending: statsPending } = useApiQuery('reviewStats');
  const { isLoading } = useKitchen();
  const words = useKitchenWords();
  const preparationOf = useBusyPreparation();

  const { preparationTimeMin: min, preparationTimeMax: max, preparationTimeUnit } = preparationOf(info);
  const readyIn =
    status === 'success'
      ? t('home.tiles.readyIn', { min, max, unit: t(`home.tiles.${preparationTimeUnit}`) })
      : t('home.tiles.preparationFallback');
  const fromStats =
    stats && stats.totalReviews > 0
      ? t('home.tiles.ratingText', {
          average: formatNumber(stats.averageRating, 1, language),
          count: stats.totalReviews,
        })
      : t('fallback.ratingText');
  const service = local(info, 'serviceAvailability');
  const rating = local(info, 'ratingText');
  const ownRating = rating.text !== null && <LocalWords words={rating} />;
  const serviceText = service.text === null ? t('fallback.serviceAvailability') : <LocalWords words={service} />;

  const waiting = <Skeleton $width="80%" $height="24px" />;
  const tiles: { label: string; value: ReactNode }[] = [
    { label: t('home.tiles.preparation'), value: isLoading ? waiting : (words?.ready ?? readyIn) },
    { label: t('home.tiles.rating'), value: ownRating || (statsPending ? waiting : fromStats) },
    {
      label: t('home.tiles.service'),
      value: info.googleLocationUrl ? (
        <a href={info.googleLocationUrl} target="_blank" rel="noreferrer">
          {serviceText}
        </a>
      ) : (
        serviceText
      ),
    },
    { label: t('home.tiles.phone'), value: info.phone && <a href={phoneUrl(info.phone)}>{info.phone}</a> },
  ];

  return (
    <Strip aria-label={t('home.tiles.label')}>
      {tiles.map(({ label, value }) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>{status === 'loading' ? waiting : value}</dd>
        </Tile>
      ))}
    </Strip>
  );
}
