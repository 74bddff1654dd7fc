import { Memory } from './memory.js';
import type { Slot } from './slot.js';

/** How many answers are kept; the product's own pages and calls are some fifty, pages of reviews come on top. */
const MOST_SLOTS = 400;
/** Raw addresses (`/menu?utm=1`) whose slot is known without normalising them. */
const SPELLINGS = { most: 2_000, longest: 300 } as const;

/** All kept answers under the one address that stands for each; it never grows beyond its bounds, whatever is asked. */
export interface Store {
  /** The slot of a normalised address, made when there is none. */
  slot: (address: string, make: () => Slot) => Slot;
  /** The slot that the same raw address led to before. */
  bySpelling: (spelling: string) => Slot | undefined;
  remember: (spelling: string, slot: Slot) => void;
}

export function createStore(mostSlots = MOST_SLOTS): Store {
  const slots = new Map<string, Slot>();
  const spellings = new Memory<Slot>(SPELLINGS);

  /** Second-chance eviction: a slot that was used since the last look goes to the end of the queue. */
  function makeRoom(): void {
    for (const [address, slot] of slots) {
      if (slots.size < mostSlots) return;
      slots.delete(address);
      if (slot.isUsed) {
        slot.isUsed = false;
        slots.set(address, slot);
      } else {
        slot.evict();
      }
    }
  }

  return {
    slot(address, make) {
      const found = slots.get(address);
      if (found) return found;
      makeRoom();
      const made = make();
      slots.set(address, made);
      return made;
    },
    bySpelling(spelling) {
      const slot = spellings.get(spelling);
      return slot?.isEvicted ? undefined : slot;
    },
    remember: (spelling, slot) => spellings.set(spelling, slot),
  };
}
