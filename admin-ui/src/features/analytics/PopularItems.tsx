import type { PopularItem } from '@pickup/contract';
import { color, fontSize, radius, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useMoney } from '../../restaurant/useRestaurant.js';
import type { FigureTable } from './figure-tables.js';
import { FigureCard } from './FigureCard.js';
import { NoFigures } from './figure-parts.js';

const Ranks = styled.ol`
  display: grid;
  gap: ${space(1.5)};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Rank = styled.li`
  display: grid;
  grid-template-columns: 1.6em minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(0.5)} ${space(1)};
`;

const Place = styled.span`
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

/* A name keeps a minimum width; figures that do not fit beside it wrap below. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
`;

const Name = styled.span`
  flex: 1 1 9em;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Sold = styled.span`
  font-size: ${fontSize('sm')};
  white-space: nowrap;
  & strong {
    font-weight: 650;
  }
`;

/* Below the name and its figures. */
const Choices = styled.span`
  flex: 0 0 100%;
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
`;

const Track = styled.span`
  grid-column: 2;
  height: ${space(1)};
  overflow: hidden;
  background: ${color('sunk')};
  border-radius: ${radius('round')};
`;

/* From 0 on: twice as long is twice as many. */
const Length = styled.span<{ $share: number }>`
  display: block;
  width: ${({ $share }) => $share * 100}%;
  height: 100%;
  background: ${color('leaf')};
`;

interface PopularItemsProps {
  table: FigureTable;
  /** What sold most comes first. */
  items: readonly PopularItem[];
  /** Says which days. */
  about: string;
}

/** What sold most in the period; a list with bars instead of a chart, because long names wrap. */
export function PopularItems({ table, items, about }: PopularItemsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const most = items[0]?.quantity ?? 0;
  return (
    <FigureCard table={table} about={about}>
      {most === 0 ? (
        <NoFigures title={t('analytics.popular.empty')} />
      ) : (
        <Ranks>
          {items.map(({ name, quantity, revenue, choiceRevenue }, index) => (
            <Rank key={name}>
              <Place>{index + 1}</Place>
              <Line>
                <Name>{name}</Name>
                <Sold>
                  <strong>{quantity}×</strong> · {money(revenue)}
                </Sold>
                {choiceRevenue > 0 && (
                  <Choices>{t('analytics.popular.choices', { amount: money(choiceRevenue) })}</Choices>
                )}
              </Line>
              <Track>
                <Length $share={quantity / most} />
              </Track>
            </Rank>
          ))}
        </Ranks>
      )}
    </FigureCard>
  );
}
