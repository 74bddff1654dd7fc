const MB = 1024 * 1024;

export interface BudgetLimits {
  /** Bytes of all unfinished bodies together. */
  total: number;
  /** Bytes of the unfinished bodies of one sender. */
  perSender: number;
  /** The least that an unfinished body counts for: its connection and its request take memory as well. */
  minimum: number;
}

/** The limits of this process. The largest JSON body is half a megabyte, a usual one a kilobyte. */
const BODY_BUDGET: BudgetLimits = { total: 64 * MB, perSender: 8 * MB, minimum: 16 * 1024 };

/** One unfinished body. */
export interface Charge {
  /** Sets how many bytes of it are held now. */
  hold: (bytes: number) => void;
  /** Stops counting it. */
  end: () => void;
}

interface Body extends Charge {
  cost: number;
  reject: () => void;
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
 * Limits the bytes that are held of request bodies that are not complete. An announced length is not counted: announcing
 * costs a sender nothing, and would block everybody else. Over the limit the oldest body is rejected, since an honest
 * client's body is complete within a moment, and a slow attacker's is not.
 */
export class BodyBudget {
  readonly #all = new Bodies();
  readonly #bySender = new Map<string, Bodies>();

  constructor(private readonly limits: BudgetLimits = BODY_BUDGET) {}

  /** Bytes that count at the moment. */
  get cost(): number {
    return this.#all.cost;
  }

  /** Starts to count a body. @param reject called at most once, when this body has to give way to others */
  begin(sender: string, reject: () => void): Charge {
    const all = this.#all;
    const own = this.#bySender.get(sender) ?? new Bodies();
    this.#bySender.set(sender, own);
    const count = (cost: number) => {
      for (const bodies of [all, own]) bodies.cost += cost - body.cost;
      body.cost = cost;
    };
    const body: Body = {
      cost: 0,
      reject,
      hold: (bytes) => {
        if (!all.open.has(body)) return;
        count(Math.max(bytes, this.limits.minimum));
        while (own.cost > this.limits.perSender) evict(own.oldest());
        while (all.cost > this.limits.total) evict(all.oldest());
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

function evict(body: Body | undefined): void {
  body?.end();
  body?.reject();
}
