import { formatDay, formatDayName, formatNumber, useLanguage, type Language, useTranslation } from '@pickup/web';
import type { CsvCell } from './csv.js';
import { useFirstHour, useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';
import { useDayTitle } from './day-title.js';
import { daySales, hourSales, newCustomers, retentionRate, type Figures } from './figures.js';
import { STATUSES } from './statuses.js';

/** One figure twice: as a person reads it, and as a spreadsheet does. */
export interface Cell {
  shown: string;
  raw: CsvCell;
}

const text = (words: string): Cell => ({ shown: words, raw: words });
/** A heading whose unit is added for the spreadsheet, where the figures have none. */
const inUnit = (words: string, unit: string): Cell => ({ shown: words, raw: `${words} (${unit.trim()})` });
const count = (value: number, language: Language): Cell => ({ shown: formatNumber(value, 0, language), raw: value });
const percent = (value: number): Cell => ({ shown: `${value}%`, raw: value });
/** With a fixed number of digits behind the point. */
const decimal = (value: number, digits: number, language: Language): Cell => ({
  shown: formatNumber(value, digits, language),
  raw: value,
});
/** Euros as on the wire: with the restaurant's symbol, and with a point alone. */
const money = (amount: number, format: (amount: number) => string): Cell => ({
  shown: format(amount),
  raw: amount.toFixed(2),
});
/** `Sat 21 Nov`, and `2026-11-21`. */
export const day = (date: string, language: Language): Cell => ({
  shown: `${formatDayName(date, { language })} ${formatDay(date, { language, short: true })}`,
  raw: date,
});
/** `18:00`, and the same. */
export const hour = (of: number): Cell => text(`${String(of).padStart(2, '0')}:00`);

/** A figure as a table: shown behind its chart, and written into the CSV file. */
export interface FigureTable {
  title: string;
  columns: readonly Cell[];
  /** The first cell of a row names it; the others are figures. */
  rows: readonly (readonly Cell[])[];
}

export interface FigureTables {
  day: FigureTable;
  trends: FigureTable;
  hours: FigureTable;
  statuses: FigureTable;
  popular: FigureTable;
  customers: FigureTable;
}

/** Writes every figure of the screen as a table in the reader's language. */
export function useFigureTables(): (figures: Figures) => FigureTables {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useMoney();
  const { currencySymbol } = useRestaurant();
  const firstHour = useFirstHour();
  const titleOf = useDayTitle();
  const amount = (euros: number) => money(euros, format);
  const counted = (value: number) => count(value, language);
  const figure = [text(t('analytics.column.figure')), text(t('analytics.column.value'))];
  const revenue = inUnit(t('analytics.column.revenue'), currencySymbol);
  return ({ day: shownDay, dashboard, trends, hours, statuses, popular, customers }) => ({
    day: {
      title: titleOf({ day: shownDay, trends }),
      columns: figure,
      rows: [
        [
          text(t(shownDay === null ? 'analytics.today.orders' : 'analytics.column.orders')),
          counted(dashboard.todayOrders),
        ],
        [
          inUnit(t(shownDay === null ? 'analytics.today.revenue' : 'analytics.column.revenue'), currencySymbol),
          amount(dashboard.todayRevenue),
        ],
        [inUnit(t('analytics.today.averageOrder'), currencySymbol), amount(dashboard.averageOrderValue)],
        [
          text(t('analytics.today.rating')),
          // 0 would be a bad rating.
          dashboard.totalReviews === 0 ? text('–') : decimal(dashboard.averageRating, 1, language),
        ],
        [text(t('analytics.summary.menuItems')), counted(dashboard.activeMenuItems)],
        [text(t('analytics.summary.allMenuItems')), counted(dashboard.totalMenuItems)],
        [text(t('analytics.summary.deals')), counted(dashboard.activeDeals)],
        [text(t('analytics.summary.reviews')), counted(dashboard.totalReviews)],
      ],
    },
    trends: {
      title: t('analytics.trends.title'),
      columns: [text(t('analytics.column.day')), text(t('analytics.column.orders')), revenue],
      rows: daySales(trends).map((sales) => [day(sales.day, language), counted(sales.orders), amount(sales.revenue)]),
    },
    hours: {
      title: t('analytics.hours.title'),
      columns: [text(t('analytics.column.hour')), revenue],
      rows: hourSales(hours, firstHour).map((sales) => [hour(sales.hour), amount(sales.revenue)]),
    },
    statuses: {
      title: t('analytics.statuses.title'),
      columns: [text(t('analytics.column.status')), text(t('analytics.column.orders'))],
      rows: STATUSES.map((status) => [text(t(`orders.status.${status}`)), counted(statuses[status])]),
    },
    popular: {
      title: t('analytics.popular.title'),
      columns: [
        text(t('analytics.column.item')),
        text(t('analytics.column.quantity')),
        revenue,
        inUnit(t('analytics.column.choiceRevenue'), currencySymbol),
      ],
      rows: popular.map((item) => [
        text(item.name),
        counted(item.quantity),
        amount(item.revenue),
        amount(item.choiceRevenue),
      ]),
    },
    customers: {
      title: t('analytics.customers.title'),
      columns: figure,
      rows: [
        [text(t('analytics.customers.active')), counted(customers.activeCustomers)],
        [text(t('analytics.customers.repeat')), counted(customers.repeatCustomers)],
        [text(t('analytics.customers.new')), counted(newCustomers(customers))],
        [inUnit(t('analytics.customers.retention'), '%'), percent(retentionRate(customers))],
        [text(t('analytics.customers.ordersEach')), decimal(customers.averageOrdersPerCustomer, 2, language)],
        [text(t('analytics.customers.total')), counted(customers.totalCustomers)],
      ],
    },
  });
}
