import { type EndpointName } from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { boardScenarios } from './board-scenarios.js';
import { correctionScenarios } from './correction-scenarios.js';
import { kitchenScenarios } from './kitchen-scenarios.js';
import { menuScenarios } from './menu-scenarios.js';
import { customerScenarios, dealScenarios, orderScenarios, reviewScenarios } from './owner-scenarios.js';
import { asOwner, confirmedOrder, type RequestFor, type Scenarios } from './scenario.js';
import type { Target } from './target.js';
import { visitorScenarios } from './visitor-scenarios.js';

const scenarios: Partial<Scenarios> = {
  ...visitorScenarios,
  ...menuScenarios,
  ...kitchenScenarios,
  ...orderScenarios,
  ...correctionScenarios,
  ...boardScenarios,
  ...dealScenarios,
  ...reviewScenarios,
  ...customerScenarios,
  changePassword: async ({ owner }) => {
    const { password: currentPassword } = owner;
    owner.password = `${currentPassword}-2`;
    return { body: { currentPassword, newPassword: owner.password } };
  },
  createRestaurant: async (target) => {
    const { id: _id, version: _version, ...body } = await asOwner(target, 'adminRestaurant', {});
    await target.removeRestaurant();
    return { body };
  },
  updateRestaurant: async (target) => {
    const { version } = await asOwner(target, 'adminRestaurant', {});
    return { headers: { 'if-match': version }, body: { mondayOpen: '10:30', capacity: 40, hasDelivery: false } };
  },
  popularItems: async (target) => {
    await confirmedOrder(target);
    return { query: { limit: '5', days: '7' } };
  },
};

/** The request of a call's scenario: prepared where the call needs something to succeed, else that of its example. */
export async function requestFor<Name extends EndpointName>(target: Target, name: Name): Promise<RequestFor<Name>> {
  const scenario: Scenarios[Name] | undefined = scenarios[name];
  const example: { request: RequestFor<Name> } = callExamples[name];
  return scenario ? scenario(target) : example.request;
}
