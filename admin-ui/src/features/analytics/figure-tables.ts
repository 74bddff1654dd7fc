import { formatDay, formatDayName, useLanguage, type Language } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import type { CsvCell } from './csv.js';
import { useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';
import { daySales, hourSales, retentionRate, type Figures } from './figures.js';
import { STATUSES } from './statuses.js';

/** One figure twice: as a person reads it, and as a spreadsheet does. */
export interface Cell {
  shown: string;
  raw: CsvCell;
}

const text = (words: string): Cell => ({ shown: words, raw: words });
/** A heading whose unit is added for the spreadsheet, where the figures have none. */
const inUnit = (words: string, unit: string): Cell => ({ shown: words, raw: `${words} (${unit.trim()})` });
const count = (value: number): Cell => ({ shown: String(value), raw: value });
const percent = (value: number): Cell => ({ shown: `${value}%`, raw: value });
/** With a fixed number of digits behind the point. */
const decimal = (value: number, digits: number): Cell => ({ shown: value.toFixed(digits), raw: value });
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
  today: FigureTable;
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
  const amount = (euros: number) => money(euros, format);
  const figure = [text(t('analytics.column.figure')), text(t('analytics.column.value'))];
  const revenue = inUnit(t('analytics.column.revenue'), currencySymbol);
  return ({ dashboard, trends, hours, statuses, popular, customers }) => ({
    today: {
      title: t('analytics.today.title'),
      columns: figure,
      rows: [
        [text(t('analytics.today.orders')), count(dashboard.todayOrders)],
        [inUnit(t('analytics.today.revenue'), currencySymbol), amount(dashboard.todayRevenue)],
        [inUnit(t('analytics.today.averageOrder'), currencySymbol), amount(dashboard.averageOrderValue)],
        [text(t('analytics.today.rating')), decimal(dashboard.averageRating, 1)],
        [text(t('analytics.summary.menuItems')), count(dashboard.activeMenuItems)],
        [text(t('analytics.summary.allMenuItems')), count(dashboard.totalMenuItems)],
        [text(t('analytics.summary.deals')), count(dashboard.activeDeals)],
        [text(t('analytics.summary.reviews')), count(dashboard.totalReviews)],
      ],
    },
    trends: {
      title: t('analytics.trends.title'),
      columns: [text(t('analytics.column.day')), text(t('analytics.column.orders')), revenue],
      rows: daySales(trends).map((sales) => [day(sales.day, language), count(sales.orders), amount(sales.revenue)]),
    },
    hours: {
      title: t('analytics.hours.title'),
      columns: [text(t('analytics.column.hour')), revenue],
      rows: hourSales(hours).map((sales) => [hour(sales.hour), amount(sales.revenue)]),
    },
    statuses: {
      title: t('analytics.statuses.title'),
      columns: [text(t('analytics.column.status')), text(t('analytics.column.orders'))],
      rows: STATUSES.map((status) => [text(t(`orders.status.${status}`)), count(statuses[status])]),
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
        count(item.quantity),
        amount(item.revenue),
        amount(item.choiceRevenue),
      ]),
    },
    customers: {
      title: t('analytics.customers.title'),
      columns: figure,
      rows: [
        [text(t('analytics.customers.active')), count(customers.activeCustomers)],
        [text(t('analytics.customers.repeat')), count(customers.repeatCustomers)],
        [inUnit(t('analytics.customers.retention'), '%'), percent(retentionRate(customers))],
        [text(t('analytics.customers.ordersEach')), decimal(customers.averageOrdersPerCustomer, 2)],
        [text(t('analytics.customers.total')), count(customers.totalCustomers)],
      ],
    },
  });
}
