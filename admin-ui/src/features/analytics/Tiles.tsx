import { Card, color, font, fontSize, media, space, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { DashboardMetrics } from '@pickup/contract';
import { useMoney, useNumber } from '../../restaurant/useRestaurant.js';
import { day } from './figure-tables.js';
import { periodTotals, type DaySales, type Figures } from './figures.js';

export const TileGrid = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space(2)};
  ${media.tabletDown} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${space(1.5)};
  }
`;

const Tile = styled(Card)`
  padding: ${space(2)} ${space(2.5)};
  ${media.phone} {
    padding: ${space(1.5)} ${space(2)};
  }
`;

const Label = styled.dt`
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

const Value = styled.dd`
  margin: ${space(0.5)} 0 0;
  font-family: ${font('heading')};
  font-size: ${fontSize('xxl')};
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums lining-nums;
  ${media.phone} {
    font-size: ${fontSize('xl')};
  }
`;

const Note = styled.dd`
  margin: ${space(0.5)} 0 0;
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
`;

interface TileFigure {
  label: string;
  value: string;
  note?: string | undefined;
}

/** Figures side by side, each on a card of its own; two in a row where there is little room. */
const Tiles = ({ tiles, columns }: { tiles: readonly TileFigure[]; columns: number }) => (
  <TileGrid $columns={columns}>
    {tiles.map(({ label, value, note }) => (
      <Tile key={label}>
        <Label>{label}</Label>
        <Value>{value}</Value>
        {note !== undefined && <Note>{note}</Note>}
      </Tile>
    ))}
  </TileGrid>
);

interface DayTilesProps {
  metrics: DashboardMetrics;
  /** The day's cancelled orders, which count in no figure (product.md, Order status). */
  cancelled: number;
  isToday: boolean;
}

/** The key figures of a day. */
export function DayTiles({ metrics, cancelled, isToday }: DayTilesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const number = useNumber();
  const { todayOrders, todayRevenue, averageOrderValue, averageRating, totalReviews } = metrics;
  return (
    <Tiles
      columns={4}
      tiles={[
        {
          label: t(isToday ? 'analytics.today.orders' : 'analytics.column.orders'),
          value: number(todayOrders),
          note: cancelled > 0 ? t('analytics.today.cancelled', { count: cancelled }) : undefined,
        },
        {
          label: t(isToday ? 'analytics.today.revenue' : 'analytics.column.revenue'),
          value: money(todayRevenue),
        },
        { label: t('analytics.today.averageOrder'), value: money(averageOrderValue) },
        {
          label: t('analytics.today.rating'),
          // 0 would be a bad rating.
          value: totalReviews === 0 ? '–' : `${number(averageRating, 1)} ★`,
          note: t('analytics.today.ratingNote', { count: totalReviews }),
        },
      ]}
    />
  );
}

interface SummaryTilesProps {
  metrics: Figures['dashboard'];
  sales: readonly DaySales[];
}

/** The period's averages, and counts of dishes, deals and reviews. */
export function SummaryTiles({ metrics, sales }: SummaryTilesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const number = useNumber();
  const { revenuePerDay, revenuePerOrder, orders, best } = periodTotals(sales);
  const { activeMenuItems, totalMenuItems, activeDeals, totalReviews, averageRating } = metrics;
  const period = t('analytics.lastDays', { count: sales.length });
  return (
    <Tiles
      columns={2}
      tiles={[
        { label: t('analytics.summary.perDay'), value: money(revenuePerDay), note: period },
        {
          label: t('analytics.summary.perOrder'),
          value: money(revenuePerOrder),
          note: `${period} · ${t('analytics.orders', { count: orders })}`,
        },
        {
          label: t('analytics.summary.bestDay'),
          value: best ? day(best.day, language).shown : '–',
          note: best ? money(best.revenue) : t('analytics.trends.empty'),
        },
        {
          label: t('analytics.summary.menuItems'),
          value: number(activeMenuItems),
          note: t('analytics.summary.ofItems', { count: totalMenuItems }),
        },
        { label: t('analytics.summary.deals'), value: number(activeDeals), note: t('analytics.summary.dealsNote') },
        {
          label: t('analytics.summary.reviews'),
          value: number(totalReviews),
          note:
            totalReviews === 0
              ? t('analytics.today.ratingNote', { count: 0 })
              : t('analytics.summary.reviewsNote', { rating: number(averageRating, 1) }),
        },
      ]}
    />
  );
}
