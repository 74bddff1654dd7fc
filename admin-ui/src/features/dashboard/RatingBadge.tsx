import { Badge, font, ratingTone, StarIcon, type BadgeTone, type RatingTone } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** Green, yellow and red. */
const GROUNDS = { good: 'leaf', fair: 'confirmed', poor: 'danger' } as const satisfies Record<RatingTone, BadgeTone>;

const Word = styled(Badge)`
  font-family: ${font('body')};
`;

/** An average rating: the figure, and how good that is, in a colour and a word. */
export function RatingBadge({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const tone = ratingTone(rating);
  return (
    <>
      {rating.toFixed(1)}
      <Word $tone={GROUNDS[tone]}>
        <StarIcon size={14} /> {t(`dashboard.rating.${tone}`)}
      </Word>
    </>
  );
}
