import { describe, expect, it } from 'vitest';
import { order, orderLine, type MockOrder } from '../../../../tests/mock-api/index.js';
import { cardHeight as heightOf, noteRows, type CardSize } from './card-height.js';
import { gridOf } from './board-grid.js';
import { GAP } from './board-steps.js';
import { cardSizes, planBoard, railsOf } from './layout.js';

const headWraps = () => false;
const TABLET = { width: 1248, height: 710, headWraps, isTouched: false };
const cardHeight = (of: MockOrder, size: CardSize, width: number) =>
  heightOf(of, size, { width, headWraps, isTouched: false });

const orders = (count: number, status: MockOrder['status'], first = 1) =>
  Array.from({ length: count }, (_, index) => order(first + index, { status }));

const board = (fresh: number, preparing: number, ready: number) => ({
  new: orders(fresh, 'PENDING'),
  preparing: orders(preparing, 'PREPARING', 101),
  ready: orders(ready, 'READY', 201),
});

describe('the height of a card', () => {
  it('grows with what there is to read, and shrinks with its size', () => {
    const short = order(1);
    const long = order(2, {
      items: [orderLine('a', { customizations: ['Large', 'Extra mozzarella'] }), orderLine('b'), orderLine('c')],
      notes: 'Nut allergy',
    });
    expect(cardHeight(long, 'full', 190)).toBeGreaterThan(cardHeight(short, 'full', 190) + 80);
    expect(cardHeight(long, 'compact', 190)).toBeLessThan(cardHeight(long, 'full', 190));
    expect(cardHeight(long, 'dense', 190)).toBeLessThan(cardHeight(long, 'compact', 190));
  });

  it('has room for a finger on each line where it is pressed by one', () => {
    const one = order(1);
    const two = order(2, { items: [orderLine('a'), orderLine('b')] });
    const room = { width: 290, headWraps, isTouched: true };
    expect(heightOf(two, 'full', room) - heightOf(one, 'full', room)).toBe(40);
    expect(heightOf(two, 'compact', room) - heightOf(one, 'compact', room)).toBe(36);
    expect(heightOf(two, 'dense', room)).toBe(cardHeight(two, 'dense', 290));
  });

  it('does not depend on the lines of an order that is ready', () => {
    const lines = Array.from({ length: 9 }, (_, index) => orderLine(String(index)));
    expect(cardHeight(order(1, { status: 'READY', items: lines }), 'full', 190)).toBe(
      cardHeight(order(2, { status: 'READY' }), 'full', 190),
    );
  });
});

describe('the rows of a note', () => {
  it('are one on a dense card, and as many as a long one takes where it tells of an allergy', () => {
    expect(noteRows('Ring twice, please.', 'dense')).toBe(1);
    expect(noteRows('Nut allergy: please no pistachio.', 'dense')).toBe(8);
    expect(noteRows('Nut allergy: please no pistachio.', 'full')).toBe(8);
  });
});

describe('the sizes of a lane of small cards', () => {
  const lane = { columns: 3, size: 'dense' } as const;
  /** Before and after all orders are due. */
  const [EARLY, LATE] = [0, Date.parse('2100-01-01T00:00:00Z')];
  const room = { width: 190, height: 700, headWraps, isTouched: false };

  it('say all there is to cook where there is room, of what is due first before the rest', () => {
    const few = orders(6, 'PENDING');
    expect(cardSizes(few, lane, room, 'auto', EARLY)).toEqual(few.map(() => 'compact'));
    const sizes = cardSizes(orders(14, 'PENDING'), lane, room, 'auto', EARLY);
    expect(new Set(sizes)).toEqual(new Set(['compact', 'dense']));
    expect(sizes[0]).toBe('compact');
    expect(sizes.lastIndexOf('compact')).toBeLessThan(13);
  });

  it('stay small where not all are in sight, but for the first of each column, and where the device keeps to small cards', () => {
    const many = orders(40, 'PENDING');
    const first = (columns: number) => many.map((_, index) => (index < columns ? 'compact' : 'dense'));
    expect(cardSizes(many, lane, room, 'auto', EARLY)).toEqual(first(lane.columns));
    expect(cardSizes(many, { ...lane, columns: 2 }, room, 'auto', EARLY)).toEqual(first(2));
    expect(cardSizes(orders(2, 'PENDING'), lane, room, 'dense', EARLY)).toEqual(['dense', 'dense']);
  });

  it('let what is late say all there is to cook where others are out of sight anyway, while it is in sight itself', () => {
    const items = Array.from({ length: 5 }, (_, index) => orderLine(String(index)));
    const many = orders(40, 'PENDING').map((one) => ({ ...one, items }));
    const compact = (now: number) =>
      cardSizes(many, lane, room, 'auto', now).filter((size) => size === 'compact').length;
    const height = cardHeight({ ...order(1), items }, 'compact', room.width);
    expect(compact(LATE)).toBe(lane.columns * Math.floor((room.height + GAP) / (height + GAP)));
    expect(compact(LATE)).toBeGreaterThan(compact(EARLY));
    expect(compact(EARLY)).toBe(lane.columns);
  });

  it('are those of the lane where its cards are larger', () => {
    expect(cardSizes(orders(2, 'PENDING'), { columns: 1, size: 'full' }, room, 'auto', EARLY)).toEqual([
      'full',
      'full',
    ]);
  });
});

describe('the plan of the board', () => {
  it('gives few orders large cards in few columns', () => {
    const { lanes, columns, fits } = planBoard(board(2, 2, 1), TABLET, 'auto');
    expect([columns, fits]).toEqual([4, true]);
    expect(lanes).toEqual({
      new: { columns: 1, size: 'large' },
      preparing: { columns: 1, size: 'large' },
      ready: { columns: 1, size: 'large' },
    });
  });

  it('takes more columns before it shrinks cards, and gives them to the lanes that need them', () => {
    const { lanes, columns, fits } = planBoard(board(6, 6, 2), TABLET, 'auto');
    expect([columns, fits]).toEqual([6, true]);
    expect(lanes.new).toEqual({ columns: 2, size: 'full' });
    expect(lanes.preparing).toEqual({ columns: 2, size: 'full' });
  });

  it('shrinks the cards of a full lane in steps, those of an empty one not', () => {
    const small = { ...TABLET, height: 650 };
    expect(planBoard(board(10, 3, 2), small, 'auto').lanes.new.size).toBe('compact');
    const full = planBoard(board(30, 3, 2), TABLET, 'auto').lanes;
    expect([full.new.size, full.ready.size]).toEqual(['dense', 'full']);
  });

  it('says when not all of sixty orders are in sight', () => {
    expect(planBoard(board(30, 20, 10), TABLET, 'auto').fits).toBe(false);
  });

  it('has large letters while all cards fit and are wide enough for them', () => {
    const screen = { width: 1888, height: 960, headWraps, isTouched: false };
    const { lanes, columns } = planBoard(board(2, 2, 1), screen, 'auto');
    expect([columns, lanes.new.size, lanes.ready.size]).toEqual([6, 'large', 'large']);
    expect(planBoard(board(12, 10, 4), screen, 'auto').lanes.new.size).not.toBe('large');
    expect(planBoard(board(2, 2, 1), { ...TABLET, width: 992 }, 'comfortable').lanes.new.size).toBe('full');
  });

  it('gives no lane more columns than it has cards, while others have use for them', () => {
    const { lanes } = planBoard(board(4, 1, 1), { ...TABLET, width: 1888 }, 'auto');
    expect([lanes.new.columns, lanes.preparing.columns, lanes.ready.columns]).toEqual([3, 1, 1]);
  });

  it('uses the width of a large screen', () => {
    const { lanes, columns, fits } = planBoard(
      board(12, 10, 4),
      { width: 1888, height: 960, headWraps, isTouched: false },
      'auto',
    );
    expect([columns, fits]).toEqual([8, true]);
    expect(lanes.new.columns + lanes.preparing.columns + lanes.ready.columns).toBe(7);
    expect(lanes.new.size).toBe('full');
  });

  it('makes rails of empty lanes before words are folded, and no sooner', () => {
    const narrow = { ...TABLET, width: 736, height: 600 };
    const few = planBoard(board(1, 0, 0), narrow, 'auto');
    expect([railsOf(few), few.columns]).toEqual([[], 4]);
    const many = planBoard(board(4, 0, 0), narrow, 'auto', few);
    expect([railsOf(many), many.fits, many.lanes.new.size]).toEqual([['preparing', 'ready'], true, 'full']);
    expect(gridOf(many, false, 1200)).toMatchObject({
      columns: 'repeat(2, minmax(0, 1fr)) 40px 40px repeat(1, minmax(0, 1fr))',
      areas: { new: '1 / 1 / 3 / 3', ready: '1 / 4 / 3 / 5', allDay: '2 / 5 / 3 / 6' },
    });
    const begun = planBoard(board(3, 1, 0), narrow, 'auto', many);
    expect([railsOf(begun).includes('preparing'), begun.lanes.preparing.columns]).toEqual([false, 1]);
  });

  it('keeps rails until there is room to spare without them, and has them beside folded cards only for a column more', () => {
    const narrow = { ...TABLET, width: 736, height: 600 };
    const four = planBoard(board(4, 0, 0), narrow, 'auto');
    const three = planBoard(board(3, 0, 0), narrow, 'auto', four);
    expect([three.columns, railsOf(three), three.lanes.new.size]).toEqual([four.columns, railsOf(four), 'full']);
    expect(planBoard(board(4, 0, 0), narrow, 'auto', three)).toEqual(four);
    expect(railsOf(planBoard(board(1, 0, 0), narrow, 'auto', three))).toEqual([]);
    expect(railsOf(planBoard(board(30, 0, 0), narrow, 'auto', four))).toEqual(['preparing', 'ready']);
    const crowded = planBoard(board(30, 6, 3), TABLET, 'auto');
    const collected = planBoard(board(30, 6, 0), TABLET, 'auto', crowded);
    expect([collected.columns, railsOf(collected)]).toEqual([crowded.columns, []]);
  });

  it('has a column for each lane on the narrowest screen', () => {
    expect(planBoard(board(9, 9, 9), { width: 736, height: 900, headWraps, isTouched: false }, 'auto').columns).toBe(4);
  });

  it.each([
    ['comfortable', 'full'],
    ['dense', 'dense'],
  ] as const)('keeps to the size that was chosen: %s', (density, size) => {
    const { lanes } = planBoard(board(30, 1, 1), TABLET, density);
    expect([lanes.new.size, lanes.preparing.size]).toEqual([size, size]);
  });

  it('leaves columns with their lanes while all cards fit', () => {
    const before = planBoard(board(6, 6, 2), TABLET, 'auto');
    const moved = planBoard(board(3, 6, 4), TABLET, 'auto', before);
    expect(moved.lanes.new.columns).toBe(before.lanes.new.columns);
    const rush = planBoard(board(12, 2, 1), TABLET, 'auto', before);
    expect(rush.lanes.new.columns).toBeGreaterThan(before.lanes.new.columns);
  });

  it('moves cards rather than fold their words beside empty columns', () => {
    const before = planBoard(board(0, 10, 0), TABLET, 'auto');
    const { lanes, fits } = planBoard(board(5, 0, 4), TABLET, 'auto', before);
    expect([fits, lanes.new.size]).not.toContain('dense');
    expect(fits).toBe(true);
  });

  it('has fewer columns again once the cards of these have room to spare', () => {
    const rush = planBoard(board(6, 6, 2), TABLET, 'auto');
    expect(planBoard(board(1, 1, 1), TABLET, 'auto', rush)).toEqual(planBoard(board(1, 1, 1), TABLET, 'auto'));
  });

  it('is made anew where the window has room for other columns', () => {
    const wide = planBoard(board(6, 6, 2), { ...TABLET, width: 1888 }, 'auto');
    expect(planBoard(board(6, 6, 2), TABLET, 'auto', wide)).toEqual(planBoard(board(6, 6, 2), TABLET, 'auto'));
  });
});

describe('heads that take a line more', () => {
  const wrapping = { ...TABLET, headWraps: () => true };
  const height = (count: number) => count * (cardHeight(order(1), 'full', 290) + 8) - 8;

  it('make a card higher', () => {
    const narrow = { ...wrapping, width: 166 };
    expect(heightOf(order(1), 'dense', narrow)).toBe(cardHeight(order(1), 'dense', 166) + 20);
  });

  it('are counted where a lane is planned: what just fits without them gets smaller cards or another column', () => {
    const lanes = board(3, 1, 1);
    const room = { width: 4 * 298 - 8, height: height(3) + 10, isTouched: false };
    expect(planBoard(lanes, { ...room, headWraps }, 'auto')).toMatchObject({ columns: 4, fits: true });
    const plan = planBoard(lanes, { ...room, headWraps: () => true }, 'auto');
    expect(plan.columns > 4 || plan.lanes.new.size !== 'full').toBe(true);
    expect(plan.fits).toBe(true);
  });

  it('are counted where a column is given to the lane that hides an order', () => {
    const wishful = [orderLine('a', { customizations: ['No onions'] })];
    const lanes = {
      ...board(2, 0, 0),
      preparing: orders(2, 'PREPARING', 101).map((one) => ({ ...one, items: wishful })),
    };
    const room = { width: 5 * 298 - 8, height: height(2) + 42, isTouched: false };
    const late = { ...room, headWraps: ({ status }: { status: string }) => status === 'PENDING' };
    expect(planBoard(lanes, { ...room, headWraps }, 'comfortable').lanes.preparing.columns).toBe(2);
    expect(planBoard(lanes, late, 'comfortable').lanes.new.columns).toBe(2);
  });
});

describe('the grid of the board', () => {
  const plan = planBoard(board(6, 6, 2), TABLET, 'auto');

  it('has the lanes beside each other, and later above what is still to be made', () => {
    expect(gridOf(plan, false, 1200)).toMatchObject({
      areas: {
        new: '1 / 1 / 3 / 3',
        preparing: '1 / 3 / 3 / 5',
        ready: '1 / 5 / 3 / 6',
        later: '1 / 6 / 2 / 7',
        allDay: '2 / 6 / 3 / 7',
      },
      laterColumns: 1,
    });
  });

  it('gives what is for later all its width beside rails while nothing can be begun', () => {
    const areas = { later: '1 / 1 / 2 / 2', new: '1 / 2 / 2 / 3', allDay: null };
    expect(gridOf(plan, true, 736)).toMatchObject({ areas, laterColumns: 2 });
    expect([300, 1248].map((width) => gridOf(plan, true, width).laterColumns)).toEqual([1, 3]);
  });
});
