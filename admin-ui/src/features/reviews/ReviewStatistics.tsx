import {
  Card,
  color,
  font,
  fontSize,
  media,
  ratingTone,
  Skeleton,
  space,
  Star,
  StarIcon,
  useApiQuery,
  useTranslation,
} from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(2)};
  margin: 0 0 ${space(2)};
  ${media.tabletDown} {
    gap: ${space(1.5)};
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(1)};
  }
`;

const Tile = styled(Card)`
  display: grid;
  align-content: space-between;
  gap: ${space(0.5)};
  padding: ${space(2)} ${space(2.5)};
  ${media.phone} {
    align-content: center;
    padding: ${space(1)} ${space(1.5)};
  }
  /* In one line, so that the first review is in sight. */
  @media (min-width: 22em) and (max-width: 639.98px) {
    grid-template-columns: minmax(min-content, 1fr) auto;
    align-items: center;
  }
`;

const Label = styled.dt`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  ${media.phone} {
    font-size: ${fontSize('xs')};
    line-height: 1.25;
  }
`;

const Figure = styled.dd`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 1.25em;
  margin: 0;
  font-family: ${font('heading')};
  font-size: ${fontSize('xxl')};
  font-weight: 600;
  line-height: 1.25;
  font-variant-numeric: tabular-nums lining-nums;
  ${media.phone} {
    gap: ${space(0.5)};
    font-size: ${fontSize('lg')};
    & svg {
      width: 18px;
    }
  }
`;

/** The four statistic cards. What fails to load is a dash; the query client logs the error. */
export function ReviewStatistics() {
  const { t } = useTranslation();
  const { data, isPending } = useApiQuery('reviewStatistics');

  const missing = isPending ? <Skeleton $width="72px" $height="0.9em" /> : t('reviews.statistics.unknown');
  const average = () => {
    if (!data) return missing;
    if (data.totalReviews === 0) return t('reviews.statistics.unknown');
    return (
      <>
        {t('reviews.statistics.average', { value: data.averageRating })}
        <Star $filled $tone={ratingTone(data.averageRating)}>
          <StarIcon size={22} />
        </Star>
      </>
    );
  };
  const count = (value: number | undefined) =>
    value === undefined ? missing : t('reviews.statistics.count', { value });
  const tiles: [label: string, figure: ReactNode][] = [
    [t('reviews.statistics.totalReviews'), count(data?.totalReviews)],
    [t('reviews.statistics.verifiedReviews'), count(data?.verifiedReviews)],
    [t('reviews.statistics.averageRating'), average()],
    [t('reviews.statistics.helpfulVotes'), count(data?.totalHelpfulVotes)],
  ];

  return (
    <Row aria-label={t('reviews.statistics.label')} aria-busy={isPending}>
      {tiles.map(([label, figure]) => (
        <Tile key={label}>
          <Label>{label}</Label>
          <Figure>{figure}</Figure>
        </Tile>
      ))}
    </Row>
  );
}
