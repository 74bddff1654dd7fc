import { space, StarIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

export const STARS = [1, 2, 3, 4, 5] as const;

const Row = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};
`;

/** The outline carries the contrast, saffron the warmth. */
export const Star = styled.span<{ $filled: boolean }>`
  display: inline-flex;
  color: ${({ theme, $filled }) => ($filled ? theme.color.highlight : theme.color.edge)};
  & path {
    fill: ${({ theme, $filled }) => ($filled ? theme.color.saffron : 'none')};
  }
`;

/** A rating as five stars; read aloud as `4 out of 5 stars`. `size` in px. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const { t } = useTranslation();
  return (
    <Row role="img" aria-label={t('reviews.stars', { count: rating })}>
      {STARS.map((star) => (
        <Star key={star} $filled={star <= Math.round(rating)}>
          <StarIcon size={size} />
        </Star>
      ))}
    </Row>
  );
}
