const MB = 1024 * 1024;

export interface BudgetLimits {
  /** Bytes that all hold together. */
  total: number;
  /** Bytes of one peer, as the caller tells them apart. */
  perPeer: number;
  /** The least that one counts for: its connection takes memory as well. */
  minimum: number;
}

/** Unfinished bodies of this process. The largest JSON body is half a megabyte, a usual one a kilobyte. */
export const UNFINISHED_BODIES: BudgetLimits = { total: 64 * MB, perPeer: 8 * MB, minimum: 16 * 1024 };

/** Bytes that are held for one transfer. */
export interface Charge {
  /** Sets how many bytes of it are held now. */
  hold: (bytes: number) => void;
  /** Stops counting it. */
  end: () => void;
}

interface Transfer extends Charge {
  cost: number;
  giveUp: () => void;
}

/** Open transfers, the oldest first, and what they cost together. */
class Transfers {
  readonly open = new Set<Transfer>();
  cost = 0;

  oldest(): Transfer | undefined {
    return this.open.values().next().value;
  }
}

/**
 * Limits the bytes that are held for transfers that are not complete: bodies that come in, answers that go out. An announced
 * length is not counted: announcing costs a sender nothing, and would block everybody else. Over the limit the oldest transfer
 * is given up, since an honest client's is complete within a moment, and a slow attacker's is not.
 */
export class ByteBudget {
  readonly #all = new Transfers();
  readonly #byPeer = new Map<string, Transfers>();

  constructor(private readonly limits: BudgetLimits) {}

  /** Bytes that count at the moment. */
  get cost(): number {
    return this.#all.cost;
  }

  /** Starts to count a transfer. @param giveUp called at most once, when this one has to give way to others */
  begin(peer: string, giveUp: () => void): Charge {
    const all = this.#all;
    const own = this.#byPeer.get(peer) ?? new Transfers();
    this.#byPeer.set(peer, own);
    const count = (cost: number) => {
      for (const transfers of [all, own]) transfers.cost += cost - transfer.cost;
      transfer.cost = cost;
    };
    const transfer: Transfer = {
      cost: 0,
      giveUp,
      hold: (bytes) => {
        if (!all.open.has(transfer)) return;
        count(Math.max(bytes, this.limits.minimum));
        while (own.cost > this.limits.perPeer) evict(own.oldest());
        while (all.cost > this.limits.total) evict(all.oldest());
      },
      end: () => {
        if (!all.open.delete(transfer)) return;
        count(0);
        own.open.delete(transfer);
        if (own.open.size === 0) this.#byPeer.delete(peer);
      },
    };
    for (const transfers of [all, own]) transfers.open.add(transfer);
    transfer.hold(0);
    return transfer;
  }
}

function evict(transfer: Transfer | undefined): void {
  transfer?.end();
  transfer?.giveUp();
}
