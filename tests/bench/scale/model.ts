/*
 * How much one event loop can do, by the utilisation law: what arrives in a second, times what each costs of a second, is
 * the share of the second that it takes. Costs are not measured one by one; they are the inverse of the highest rate.
 */

/** What arrives in a second, or what can be answered in a second where nothing else arrives. */
export interface Rates {
  orders: number;
  visits: number;
}

/** The share of a second that a load takes; 1 is all there is. @param highest the highest rate of each kind alone */
export const utilisationOf = (load: Rates, highest: Rates): number =>
  load.orders / highest.orders + load.visits / highest.visits;

/** The visits a second that are left room for beside orders. */
export const visitsBeside = (orders: number, highest: Rates): number =>
  highest.visits * Math.max(0, 1 - orders / highest.orders);

/**
 * How long work waits for what came before it, in the mean: the wait of an M/M/1 queue, where people come at random moments.
 * @param service what each takes of the core
 */
export const waitingTime = (service: number, utilisation: number): number =>
  (service * utilisation) / (1 - utilisation);

/** By how much a measured value differs from the predicted one, as a share of the latter. */
export const deviation = (measured: number, predicted: number): number => measured / predicted - 1;

/** A restaurant's busiest evening. */
export interface Evening {
  orders: number;
  /** Share of them in its busiest hour. */
  busiestHour: number;
  /** The busiest minute, as a multiple of that hour's mean minute. */
  burst: number;
  /** Visits for each order. */
  visitsPerOrder: number;
}

/** What is assumed; `document.ts` gives the reasons. */
export const EVENING: Evening = { orders: 200, busiestHour: 0.4, burst: 5, visitsPerOrder: 20 };

/** The utilisation that is planned for: work waits as long as it takes, and a peak of nearly twice as much still fits. */
export const PLANNED_UTILISATION = 0.5;

/** What a restaurant needs in the busiest minute of its busiest evening. */
export function peakOf({ orders, busiestHour, burst, visitsPerOrder }: Evening): Rates {
  const ordersPerSecond = ((orders * busiestHour) / 3600) * burst;
  return { orders: ordersPerSecond, visits: ordersPerSecond * visitsPerOrder };
}

/** How many restaurants' worth of such minutes one core serves as planned. */
export const restaurantsOf = (highest: Rates): number =>
  Math.floor(PLANNED_UTILISATION / utilisationOf(peakOf(EVENING), highest));
