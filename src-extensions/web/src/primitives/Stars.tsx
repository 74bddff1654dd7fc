import styled, { css } from 'styled-components';
import { color, space } from '../theme/accessors.js';
import { StarIcon } from './icons.js';

/** Green, yellow or red. */
export type RatingTone = 'good' | 'fair' | 'poor';

/** From 4 stars green, from 3 yellow, else red. */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 4) return 'good';
  return rating >= 3 ? 'fair' : 'poor';
}

export const STARS = [1, 2, 3, 4, 5] as const;

const Row = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space(0.5)};
`;

/* The outline carries the contrast, the filling the warmth. */
const tones = {
  good: css`
    color: ${color('leaf')};
    & path {
      fill: ${color('leaf')};
    }
  `,
  fair: css`
    color: ${color('highlight')};
    & path {
      fill: ${color('saffron')};
    }
  `,
  poor: css`
    color: ${color('danger')};
    & path {
      fill: ${color('danger')};
    }
  `,
} satisfies Record<RatingTone, ReturnType<typeof css>>;

const empty = css`
  color: ${color('edge')};
  & path {
    fill: none;
  }
`;

/** One star; a filled one is saffron unless it has a rating's tone. */
export const Star = styled.span<{ $filled: boolean; $tone?: RatingTone }>`
  display: inline-flex;
  ${({ $filled, $tone }) => ($filled ? tones[$tone ?? 'fair'] : empty)}
`;

/* A filled half over an empty star. */
const Half = styled.span`
  position: relative;
  display: inline-flex;
  & > :last-child {
    position: absolute;
    inset: 0;
    clip-path: inset(0 50% 0 0);
  }
`;

/** How much of each of the five stars is filled, to the nearest half. */
export const starFilling = (rating: number): (0 | 0.5 | 1)[] => {
  const halves = Math.round(rating * 2);
  return STARS.map((star) => (halves >= star * 2 ? 1 : halves === star * 2 - 1 ? 0.5 : 0));
};

interface StarsProps {
  rating: number;
  /** The text for screen readers, e.g. `4 out of 5 stars`. */
  label: string;
  /** In px. */
  size?: number;
  tone?: RatingTone;
}

/** A rating as five stars, to the nearest half. */
export function Stars({ rating, label, size = 18, tone }: StarsProps) {
  return (
    <Row role="img" aria-label={label}>
      {starFilling(rating).map((filling, index) =>
        filling === 0.5 ? (
          <Half key={index}>
            <Star $filled={false}>
              <StarIcon size={size} />
            </Star>
            <Star $filled $tone={tone}>
              <StarIcon size={size} />
            </Star>
          </Half>
        ) : (
          <Star key={index} $filled={filling === 1} $tone={tone}>
            <StarIcon size={size} />
          </Star>
        ),
      )}
    </Row>
  );
}
