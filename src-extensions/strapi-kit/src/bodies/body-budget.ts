const MB = 1024 * 1024;

export interface BudgetLimits {
  /** Bytes of all unfinished bodies together. */
  total: number;
  /** Bytes of the unfinished bodies of one sender. */
  perSender: number;
  /** What any unfinished body counts for at least: its connection and its request take memory as well. */
  least: number;
}

/** What this process spends on bodies whose end has not come yet; a full order is a third of a megabyte, a usual one a thousandth. */
const BODY_BUDGET: BudgetLimits = { total: 64 * MB, perSender: 8 * MB, least: 16 * 1024 };

/** One unfinished body. */
export interface Charge {
  /** Counts what is held of it now. */
  hold: (bytes: number) => void;
  /** Counts it no more. */
  end: () => void;
}

interface Body extends Charge {
  cost: number;
  refuse: () => void;
}

/** Unfinished bodies, the oldest first, and what they cost together. */
class Bodies {
  readonly open = new Set<Body>();
  cost = 0;

  oldest(): Body | undefined {
    return this.open.values().next().value;
  }
}

/**
 * Counts the bytes that have come of unfinished bodies. What a head merely announces is not counted: announcing costs its
 * sender nothing, and would shut everybody else out. When it is too much, the body that has been under way the longest is
 * given up: what an honest client sends is there within a moment, so that it gets through while others hold theirs back.
 */
export class BodyBudget {
  readonly #all = new Bodies();
  readonly #bySender = new Map<string, Bodies>();

  constructor(private readonly limits: BudgetLimits = BODY_BUDGET) {}

  /** Bytes that count at the moment. */
  get cost(): number {
    return this.#all.cost;
  }

  /** Begins one more. @param refuse called at most once, when this body is given up; it counts no more by then */
  begin(sender: string, refuse: () => void): Charge {
    const all = this.#all;
    const own = this.#bySender.get(sender) ?? new Bodies();
    this.#bySender.set(sender, own);
    const count = (cost: number) => {
      for (const bodies of [all, own]) bodies.cost += cost - body.cost;
      body.cost = cost;
    };
    const body: Body = {
      cost: 0,
      refuse,
      hold: (bytes) => {
        if (!all.open.has(body)) return;
        count(Math.max(bytes, this.limits.least));
        while (own.cost > this.limits.perSender) giveUp(own.oldest());
        while (all.cost > this.limits.total) giveUp(all.oldest());
      },
      end: () => {
        if (!all.open.delete(body)) return;
        count(0);
        own.open.delete(body);
        if (own.open.size === 0) this.#bySender.delete(sender);
      },
    };
    for (const bodies of [all, own]) bodies.open.add(body);
    body.hold(0);
    return body;
  }
}

function giveUp(body: Body | undefined): void {
  body?.end();
  body?.refuse();
}
