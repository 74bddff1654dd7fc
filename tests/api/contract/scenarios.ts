import { boardScenarios } from './board-scenarios.js';
import { menuScenarios } from './menu-scenarios.js';
import { customerScenarios, dealScenarios, orderScenarios, reviewScenarios } from './owner-scenarios.js';
import { asOwner, confirmedOrder, type Scenarios } from './scenario.js';
import { visitorScenarios } from './visitor-scenarios.js';

/** Every call of the table, each once. */
export const scenarios: Scenarios = {
  ...visitorScenarios,
  ...menuScenarios,
  ...orderScenarios,
  ...boardScenarios,
  ...dealScenarios,
  ...reviewScenarios,
  ...customerScenarios,
  changePassword: async ({ owner }) => {
    const { password: currentPassword } = owner;
    owner.password = `${currentPassword}-2`;
    return { body: { currentPassword, newPassword: owner.password } };
  },
  adminRestaurant: async () => ({}),
  createRestaurant: async (target) => {
    const { id: _id, version: _version, ...body } = await asOwner(target, 'adminRestaurant', {});
    await target.removeRestaurant();
    return { body };
  },
  updateRestaurant: async (target) => {
    const { version } = await asOwner(target, 'adminRestaurant', {});
    return { headers: { 'if-match': version }, body: { mondayOpen: '10:30', capacity: 40, hasDelivery: false } };
  },
  dashboard: async () => ({}),
  salesTrends: async () => ({ query: { days: '14' } }),
  orderStatusDistribution: async () => ({ query: { date: '2026-11-20' } }),
  popularItems: async (target) => {
    await confirmedOrder(target);
    return { query: { limit: '5', days: '7' } };
  },
  customerInsights: async () => ({}),
  revenueByHour: async () => ({}),
};
