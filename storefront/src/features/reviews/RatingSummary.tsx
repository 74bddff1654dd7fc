import type { ReviewStats } from '@pickup/contract';
import {
  Card,
  color,
  font,
  fontSize,
  media,
  radius,
  Skeleton,
  space,
  Stars,
  STARS,
  useApiQuery,
  VisuallyHidden,
  formatNumber,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import { ListFailed } from '../../page-parts/ListFailed.js';

/** A star level's rounded share of all reviews, in percent. */
export const starShare = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count * 100) / total);

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(180px, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)} ${space(6)};
  padding: ${space(3)} ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(2)};
  }
  ${media.desktop} {
    /* In a column of its own. */
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(3)};
  }
`;

const Whole = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
  text-align: center;
`;

const Average = styled.p`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('display')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Total = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Levels = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

const Level = styled.li`
  display: grid;
  grid-template-columns: minmax(min-content, 4.2em) minmax(0, 1fr) minmax(min-content, 5.5em);
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  & > :last-child {
    text-align: right;
    color: ${color('soft')};
  }
`;

const Track = styled.span`
  display: block;
  height: 10px;
  border-radius: ${radius('round')};
  background: ${color('sunk')};
  overflow: hidden;
`;

const Fill = styled.span<{ $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: ${radius('round')};
  background: ${color('saffron')};
`;

const FIVE_TO_ONE = STARS.toReversed();

function Figures({ stats }: { stats: ReviewStats }) {
  const { t } = useTranslation();
  const { averageRating, totalReviews, ratingBreakdown } = stats;
  const language = useLanguage();
  const average = totalReviews === 0 ? '–' : formatNumber(averageRating, 1, language);
  return (
    <>
      <Whole>
        <Average>
          <VisuallyHidden>{t('reviews.summary.average', { average })}</VisuallyHidden>
          <span aria-hidden="true">{average}</span>
        </Average>
        <span aria-hidden="true">
          <Stars rating={averageRating} label={t('reviews.summary.average', { average })} size={22} />
        </span>
        <Total>{t('reviews.summary.total', { count: totalReviews })}</Total>
      </Whole>
      <Levels>
        {FIVE_TO_ONE.map((star) => {
          const count = ratingBreakdown[star];
          const percent = starShare(count, totalReviews);
          return (
            <Level key={star}>
              <span>{t('reviews.summary.level', { count: star })}</span>
              <Track aria-hidden="true">
                <Fill $percent={percent} />
              </Track>
              <span>{t('reviews.summary.share', { count, percent })}</span>
            </Level>
          );
        })}
      </Levels>
    </>
  );
}

const Waiting = () => (
  <>
    <Whole aria-hidden="true">
      <Skeleton $width="96px" $height="64px" />
      <Skeleton $width="126px" $height="22px" />
      <Skeleton $width="84px" $height="22px" />
    </Whole>
    <Levels aria-hidden="true">
      {FIVE_TO_ONE.map((star) => (
        <Level key={star}>
          <Skeleton $height="22px" />
          <Skeleton $height="10px" $round />
          <Skeleton $height="22px" />
        </Level>
      ))}
    </Levels>
  </>
);

/** Average, total, and a bar per star level; or that they cannot be loaded. */
export function RatingSummary() {
  const { t } = useTranslation();
  const { data, isPending, isFetching, refetch } = useApiQuery('reviewStats');
  if (!data && !isPending) {
    return <ListFailed title={t('app.listFailed.rating')} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Box as="section" aria-label={t('reviews.summary.title')}>
      {data ? <Figures stats={data} /> : <Waiting />}
    </Box>
  );
}
