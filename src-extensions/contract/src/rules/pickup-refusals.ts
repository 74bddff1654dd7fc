import { localDay } from './business-time.js';
import type { OrderTiming, TimeProblem } from './pickup-of-order.js';
import { mostPossibleUnits } from './pickup-of-order.js';
import type { PickupPlan } from './pickup-plan.js';

/** `18:40` of today, else `Monday 23 November at 11:20`, by the restaurant's clock. */
export function momentText(at: number, { now, calendar: { timeZone } }: PickupPlan): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  if (localDay(at, timeZone) === localDay(now, timeZone)) return time;
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
  return `${day} at ${time}`;
}

/** Why the kitchen takes no orders, in the words of the pages (product.md, Kitchen state). */
function closedText({ plan, state: { reason, opensAt } }: OrderTiming): string {
  if (reason === 'not-open-yet') return 'Not open yet. We take no orders until we open.';
  if (opensAt === null) return 'Closed, no opening planned.';
  const until = momentText(opensAt, plan);
  return `${reason === 'paused' ? 'Paused' : 'Closed'} until ${until}. We take no orders until then.`;
}

/** Why there is no pickup time for an order; null when there is one. */
export function noPickupText(timing: OrderTiming): string | null {
  const { noPickup, plan, units } = timing;
  if (noPickup === null) return null;
  if (noPickup === 'closed') return closedText(timing);
  if (noPickup === 'full') return 'No pickup time is left for this order.';
  return `This order needs ${units} units of kitchen work; the kitchen can make ${mostPossibleUnits(plan) ?? 0} for one time.`;
}

const TIME_PROBLEMS: Record<TimeProblem, (plan: PickupPlan) => string> = {
  'too-soon': () => 'has passed, or is too soon',
  'off-grid': ({ slotMinutes }) => `is not one of the times, which are ${slotMinutes} minutes apart`,
  closed: () => 'is outside the opening hours',
  'beyond-horizon': ({ horizonDays }) => `is more than ${horizonDays} ${horizonDays === 1 ? 'day' : 'days'} ahead`,
  full: () => 'is full for this order',
};

/** Why the chosen time of an order is not offered. */
export const timeProblemText = (problem: TimeProblem, at: number, plan: PickupPlan): string =>
  `The pickup time ${momentText(at, plan)} ${TIME_PROBLEMS[problem](plan)}.`;
