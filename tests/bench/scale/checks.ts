import type { Figures } from '../measurement.js';
import { deviation, visitsBeside, waitingTime } from './model.js';

/** Shares of the highest rate of orders at which their response time is measured; the model is fitted to the first alone. */
export const SHARES = [0.1, 0.25, 0.5, 0.75] as const;
export const [LOW] = SHARES;

/** By the names that `scale.ts` gives them. */
export type ScaleFigures = Figures;

/** @throws Error for one that was not measured */
export function figureOf(figures: Figures, name: string): number {
  const found = figures[name];
  if (found === undefined) throw new Error(`There is no figure ${name}`);
  return found;
}

export const highestOf = (figures: Figures) => ({
  orders: figureOf(figures, 'ordersPerSecond'),
  visits: figureOf(figures, 'visitsPerSecond'),
});

/** A measured point beside what the model says of it. */
export interface Check {
  title: string;
  predicted: number;
  measured: number;
  deviation: number;
}

const check = (title: string, predicted: number, measured: number): Check => ({
  title,
  predicted,
  measured,
  deviation: deviation(measured, predicted),
});

export const responseAt = (figures: Figures, share: number) => figureOf(figures, `response${share * 100}`);

/** The response time that the model says orders have at a utilisation: that of who does not wait, and the wait; in ms. */
export function predictedResponse(figures: Figures, utilisation: number): number {
  const service = 1000 / figureOf(figures, 'ordersPerSecond');
  const unhindered = responseAt(figures, LOW) - waitingTime(service, LOW);
  return unhindered + waitingTime(service, utilisation);
}

/** Every point that was measured and not fitted to. */
export function checksOf(figures: Figures): Check[] {
  const orders = figureOf(figures, 'mixedOrdersPerSecond');
  const visits = visitsBeside(orders, highestOf(figures));
  return [
    check(`visits/s beside ${orders.toFixed(0)} orders/s`, visits, figureOf(figures, 'mixedVisitsPerSecond')),
    ...SHARES.filter((share) => share !== LOW).map((share) =>
      check(
        `mean time of an order at ${share * 100} % of the highest rate, ms`,
        predictedResponse(figures, share),
        responseAt(figures, share),
      ),
    ),
  ];
}
