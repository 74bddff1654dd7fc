import type { KitchenControl } from '@pickup/contract';

/** Reads the kitchen as its boards show it; null before the owner has described the restaurant. */
export type ReadKitchen = () => Promise<KitchenControl | null>;

/**
 * Notices that what boards show of the kitchen has changed: the owner has changed something on any instance, an order has
 * booked something, or it is later. It has to be asked at an interval.
 */
export class KitchenWatch {
  #last: string | null = null;
  #isReading = false;

  constructor(private readonly read: ReadKitchen) {}

  /**
   * The next answer is the kitchen, whether or not it has changed. To be called when a board connects: what it was told by
   * then may be another kitchen than that of the last question, to which it may return.
   */
  forget(): void {
    this.#last = null;
  }

  /** The kitchen when it is another than at the last question, else null; null as well while a question is being answered. */
  async changed(): Promise<KitchenControl | null> {
    if (this.#isReading) return null;
    this.#isReading = true;
    try {
      const kitchen = await this.read();
      const text = JSON.stringify(kitchen);
      if (text === this.#last) return null;
      this.#last = text;
      return kitchen;
    } finally {
      this.#isReading = false;
    }
  }
}
