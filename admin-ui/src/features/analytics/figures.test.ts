import { describe, expect, it } from 'vitest';
import { daySales, hourSales, latestDays, ordersIn, peakHour, periodTotals, retentionRate } from './figures.js';

const customers = (activeCustomers: number, repeatCustomers: number) => ({
  period: 30,
  totalCustomers: 500,
  activeCustomers,
  repeatCustomers,
  averageOrdersPerCustomer: 1.5,
});

describe('days', () => {
  it('come oldest first, and the last seven are the daily trends', () => {
    const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const shuffled = [...days.slice(5), ...days.slice(0, 5)];
    const sales = daySales({
      period: 14,
      dailyRevenue: Object.fromEntries(shuffled.map((day) => [day, 10])),
      dailyOrders: Object.fromEntries(shuffled.map((day) => [day, 2])),
    });
    expect(sales.map(({ day }) => day)).toEqual(days);
    expect(latestDays(sales).map(({ day }) => day)).toEqual(days.slice(-7));
  });

  it('are added without floating-point errors', () => {
    const sales = [
      { day: '2026-11-19', revenue: 0.1, orders: 1 },
      { day: '2026-11-20', revenue: 0.2, orders: 1 },
      { day: '2026-11-21', revenue: 0.2, orders: 0 },
    ];
    expect(periodTotals(sales)).toEqual({
      revenue: 0.5,
      orders: 2,
      revenuePerDay: 0.17,
      revenuePerOrder: 0.25,
      best: sales[1],
    });
  });

  it('have zero totals and no best day when nothing was sold', () => {
    const sales = [{ day: '2026-11-21', revenue: 0, orders: 0 }];
    expect(periodTotals(sales)).toEqual({ revenue: 0, orders: 0, revenuePerDay: 0, revenuePerOrder: 0, best: null });
    expect(periodTotals([]).revenuePerDay).toBe(0);
  });
});

describe('hourSales', () => {
  it('begins with the first hour of the business day, and ends with the night that belongs to it', () => {
    const hours = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), hour]));
    const listed = hourSales(hours, 2).map(({ hour }) => hour);
    expect([listed.slice(0, 3), listed.slice(-3)]).toEqual([
      [2, 3, 4],
      [23, 0, 1],
    ]);
  });
});

describe('peakHour', () => {
  it('is the hour with the highest revenue, the earliest of equals', () => {
    expect(peakHour(hourSales({ '9': 20, '18': 300, '20': 300, '10': 5 }, 0))).toEqual({ hour: 18, revenue: 300 });
  });

  it('is null when nothing was sold', () => {
    expect(peakHour(hourSales({ '0': 0, '23': 0 }, 0))).toBeNull();
  });
});

describe('retentionRate', () => {
  it.each([
    [412, 257, 62],
    [8, 1, 13],
    [3, 3, 100],
    [5, 0, 0],
    [0, 0, 0],
  ])('of %i active and %i repeat customers is %i percent', (active, repeat, rate) => {
    expect(retentionRate(customers(active, repeat))).toBe(rate);
  });
});

it('counts the orders of a day in whatever status', () => {
  expect(ordersIn({ PENDING: 1, CONFIRMED: 2, PREPARING: 3, READY: 4, COMPLETED: 5, CANCELLED: 6 })).toBe(21);
});
