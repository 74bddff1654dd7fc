import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { needsChoice, type MenuItem, type PlacedOrder, type PlaceOrderInput } from '@pickup/contract';
import { dishLine, orderOf } from '../../restaurant/orders.js';

/** An order that somebody tried to place, and the answer, once there was one. */
export interface Attempt {
  key: string;
  body: PlaceOrderInput;
  acknowledged: PlacedOrder | null;
}

/** Few people order much, so that they stand in each other's way. */
const CUSTOMERS = 12;
/** One of so many orders is a repeat of one that was answered before. */
const ONE_IS_A_REPEAT = 6;

/** Remembers all that was sent to a restaurant and all that it promised, whatever became of the product in between. */
export class OrderLedger {
  readonly attempts: Attempt[] = [];
  /** Answers that differ from an earlier answer under the same key. */
  readonly contradictions: string[] = [];
  /** How often a key was sent again and answered again. */
  repeats = 0;
  /** Orders that were stored although their answer was lost on the way, as a repeat found out. */
  storedUnanswered = 0;
  #turn = 0;

  private readonly menu: readonly MenuItem[];

  /** @param menu of which only dishes are ordered that need no choice */
  constructor(menu: readonly MenuItem[]) {
    this.menu = menu.filter((dish) => !needsChoice(dish));
  }

  /** The next order of a client: a new one, or one that has been answered. */
  next(): Attempt {
    this.#turn += 1;
    const repeated = this.#turn % ONE_IS_A_REPEAT === 0 ? this.attempts[this.#turn % this.attempts.length] : undefined;
    return repeated?.acknowledged ? repeated : this.#new();
  }

  unanswered(): Attempt[] {
    return this.attempts.filter(({ acknowledged }) => acknowledged === null);
  }

  answered(): PlacedOrder[] {
    return this.attempts.flatMap(({ acknowledged }) => acknowledged ?? []);
  }

  acknowledge(attempt: Attempt, answer: PlacedOrder): void {
    if (attempt.acknowledged) {
      this.repeats += 1;
      if (!isDeepStrictEqual(attempt.acknowledged, answer)) {
        this.contradictions.push(`${attempt.key}: ${attempt.acknowledged.orderNumber}, then ${answer.orderNumber}`);
      }
    }
    attempt.acknowledged = answer;
  }

  #new(): Attempt {
    const turn = this.#turn;
    const key = randomUUID();
    const lines = [1, 2, 3].map((step) =>
      dishLine(this.menu[(turn * step) % this.menu.length]?.id ?? '', (turn % 4) + 1),
    );
    const customerEmail = `guest-${turn % CUSTOMERS}@example.com`;
    // The note tells whose order a row is, also if its key were lost.
    const attempt: Attempt = { key, body: orderOf(lines, { customerEmail, notes: key }), acknowledged: null };
    this.attempts.push(attempt);
    return attempt;
  }
}
