import { Skeleton, space, useApiQuery, VisuallyHidden, useTranslation } from '@pickup/web';
import { useId } from 'react';
import styled from 'styled-components';
import { ReadFailed } from '../ReadFailed.js';
import { AnswerCard, Answer, Remark } from './AnswerCard.js';
import { TodayCard, YesterdayCard } from './DayCards.js';
import { OpenOrdersCard } from './OpenOrdersCard.js';
import { TroubleCard } from './TroubleCard.js';

/** How often it is read again although no order has changed, in milliseconds: an order gets late by itself. */
const REFRESH_MS = 30_000;

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  &:focus {
    outline: none;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  @media (max-width: 699.98px) {
    gap: ${space(1)};
    /* What asks for something has the width; the two days stand beside each other. */
    & > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    /* So high with two lines to press: what stands below moves little when the answers come. */
    grid-auto-rows: minmax(13rem, auto);
  }
`;

const TITLES = ['open', 'wrong', 'today', 'yesterday'] as const;

/** How the kitchen and the day are doing (product.md, Landing); it reads itself again. */
export function OverviewSection() {
  const { t } = useTranslation();
  const heading = useId();
  const overview = useApiQuery('overview', undefined, {
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  const { data } = overview;
  return (
    <Root tabIndex={-1} aria-labelledby={heading} aria-busy={overview.isPending}>
      <VisuallyHidden as="h2" id={heading}>
        {t('dashboard.now.heading')}
      </VisuallyHidden>
      {overview.isPending && (
        <Cards>
          {TITLES.map((name) => (
            <AnswerCard key={name} label={t(`dashboard.now.${name}.title`)}>
              <Answer>
                <Skeleton $width="55%" $height="0.9em" />
              </Answer>
              <Remark>
                <Skeleton $width="80%" />
              </Remark>
              <Skeleton $height="44px" />
            </AnswerCard>
          ))}
        </Cards>
      )}
      {data && (
        <Cards>
          <OpenOrdersCard open={data.openOrders} />
          <TroubleCard overview={data} />
          <TodayCard overview={data} />
          <YesterdayCard yesterday={data.yesterday} />
        </Cards>
      )}
      {overview.isError && <ReadFailed missing={t('dashboard.now.missing')} query={overview} />}
    </Root>
  );
}
