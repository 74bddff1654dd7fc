import { afterEach, describe, expect, it, vi } from 'vitest';
import { layOutMenu } from './laid-out-menu.js';
import { TYPE_PROPERTY, TYPE_SCALES } from './paper/measures.js';
import type { PrintedMenu } from './printed-menu.js';

const MENU: PrintedMenu = { restaurant: null, special: null, currencySymbol: '€', categories: [] };
const [LARGEST = 0] = TYPE_SCALES;
const SMALLEST = TYPE_SCALES.at(-1) ?? 0;

afterEach(() => vi.restoreAllMocks());

/** What `MeasuredSheets` draws, with a layout: columns of 1000 px, dishes of 50 px times the type. */
function measuredSheets(dishes: number): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = `
    <section data-sheet="1"><div data-columns=""><div data-measured="category">
      <div data-measured="heading"></div><div data-measured="continued"></div>
      <ul>${'<li></li>'.repeat(dishes)}</ul>
    </div></div></section>
    <section data-sheet="2"><div data-columns=""></div></section>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const sheet = this.closest<HTMLElement>('[data-sheet]');
    const type = Number(sheet?.style.getPropertyValue(TYPE_PROPERTY) ?? 1);
    return new DOMRect(0, 0, 0, this.matches('[data-columns]') ? 1000 : 50 * type);
  });
  return host;
}

describe('layOutMenu', () => {
  it('sets a short menu in the largest type', () => {
    expect(layOutMenu(MENU, measuredSheets(10))).toMatchObject({ scale: LARGEST, sheets: { length: 1 } });
  });

  it('makes the type as small as spares a sheet, and no smaller', () => {
    const { scale, sheets } = layOutMenu(MENU, measuredSheets(36));
    expect(sheets).toHaveLength(1);
    // Nineteen pieces of 50 px on 995 px.
    expect(scale).toBe(1.04);
  });

  it('needs no smaller type where that would spare no sheet', () => {
    const { scale, sheets } = layOutMenu(MENU, measuredSheets(50));
    expect(sheets).toHaveLength(2);
    expect(scale).toBeGreaterThan(SMALLEST);
  });
});
