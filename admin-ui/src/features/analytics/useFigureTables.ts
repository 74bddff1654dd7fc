import { useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';
import { count, day, decimal, hour, inUnit, money, percent, text, type FigureTable } from './cells.js';
import { daySales, hourSales, retentionRate, type Figures } from './figures.js';
import { STATUSES } from './statuses.js';

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
      columns: [text(t('analytics.column.item')), text(t('analytics.column.quantity')), revenue],
      rows: popular.map((item) => [text(item.name), count(item.quantity), amount(item.revenue)]),
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
