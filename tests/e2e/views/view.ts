import type { Page } from 'playwright/test';
import type { DemoProduct } from '../fixtures/demo-product.js';

/** Something the owner can have on the screen: a page in one of its states, or a dialog. */
export interface View {
  shows: string;
  /** From the signed-in owner's browser to the view, ready to be looked at. */
  open: (page: Page, product: DemoProduct) => Promise<void>;
  /** Console errors that belong to it. */
  provokes?: RegExp;
}
