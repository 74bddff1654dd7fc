import { ORDER_MOVES, type OrderStatus } from '@pickup/contract';
import { useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { count, day, decimal, hour, money, percent, text, type FigureTable } from './cells.js';
import { daySales, hourSales, retentionRate, type Figures } from './figures.js';

const isStatus = (name: string): name is OrderStatus => Object.hasOwn(ORDER_MOVES, name);

/** Every status, in the order of an order's life. */
const STATUSES: readonly OrderStatus[] = Object.keys(ORDER_MOVES).filter(isStatus);

export interface FigureTables {
  today: FigureTable;
  trends: FigureTable;
  hours: FigureTable;
  statuses: FigureTable;
  popular: FigureTable;
  customers: FigureTable;
}

/** Every figure of the screen as a table in the reader's language. */
export function useFigureTables({
  dashboard,
  trends,
  hours,
  statuses,
  popular,
  customers,
}: Figures): FigureTables {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useMoney();
  const amount = (euros: number) => money(euros, format);
  const figure = [t('analytics.column.figure'), t('analytics.column.value')];
  return {
    today: {
      title: t('analytics.today.title'),
      columns: figure,
      rows: [
        [text(t('analytics.today.orders')), count(dashboard.todayOrders)],
        [text(t('analytics.today.revenue')), amount(dashboard.todayRevenue)],
        [text(t('analytics.today.averageOrder')), amount(dashboard.averageOrderValue)],
        [text(t('analytics.today.rating')), decimal(dashboard.averageRating, 1)],
        [text(t('analytics.summary.menuItems')), count(dashboard.activeMenuItems)],
        [text(t('analytics.summary.allMenuItems')), count(dashboard.totalMenuItems)],
        [text(t('analytics.summary.deals')), count(dashboard.activeDeals)],
        [text(t('analytics.summary.reviews')), count(dashboard.totalReviews)],
      ],
    },
    trends: {
      title: t('analytics.trends.title'),
      columns: [t('analytics.column.day'), t('analytics.column.orders'), t('analytics.column.revenue')],
      rows: daySales(trends).map((sales) => [day(sales.day, language), count(sales.orders), amount(sales.revenue)]),
    },
    hours: {
      title: t('analytics.hours.title'),
      columns: [t('analytics.column.hour'), t('analytics.column.revenue')],
      rows: hourSales(hours).map((sales) => [hour(sales.hour), amount(sales.revenue)]),
    },
    statuses: {
      title: t('analytics.statuses.title'),
      columns: [t('analytics.column.status'), t('analytics.column.orders')],
      rows: STATUSES.map((status) => [text(t(`orders.status.${status}`)), count(statuses[status])]),
    },
    popular: {
      title: t('analytics.popular.title'),
      columns: [t('analytics.column.item'), t('analytics.column.quantity'), t('analytics.column.revenue')],
      rows: popular.map((item) => [text(item.name), count(item.quantity), amount(item.revenue)]),
    },
    customers: {
      title: t('analytics.customers.title'),
      columns: figure,
      rows: [
        [text(t('analytics.customers.active')), count(customers.activeCustomers)],
        [text(t('analytics.customers.repeat')), count(customers.repeatCustomers)],
        [text(t('analytics.customers.retention')), percent(retentionRate(customers))],
        [text(t('analytics.customers.ordersEach')), decimal(customers.averageOrdersPerCustomer, 2)],
        [text(t('analytics.customers.total')), count(customers.totalCustomers)],
      ],
    },
  };
}
