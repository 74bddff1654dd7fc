import { addDays, localDay } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyDay, kitchenCalls, LUNCH_AND_DINNER, type SpecialDayForm } from '../../restaurant/kitchen-calls.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const today = () => localDay(new Date(), 'Europe/Amsterdam');
const inDays = (days: number) => addDays(today(), days);
const UNKNOWN = 'aaaaaaaaaaaaaaaaaaaaaaaa';

const WEDDING: Omit<SpecialDayForm, 'date'> = {
  shifts: [
    { open: '12:00', close: '14:00' },
    { open: '17:00', close: '20:00' },
  ],
  note: ' The kitchen closes early. ',
  noteNl: '',
};

describe.each(DATABASES_IN_DEPTH)('special days on %s', (database) => {
  const product = useProduct(database);
  const calls = kitchenCalls(product);
  const { kitchen, specialDays, addSpecialDay, changeSpecialDay, removeSpecialDay, setHours, sendWrong } = calls;
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });
  beforeEach(async () => {
    for (const { id } of await specialDays()) await removeSpecialDay(id);
    await setHours(everyDay({ open: '00:00', close: '00:00' }));
  });

  it('are made, changed and deleted, each shown in the first read after it', async () => {
    const date = inDays(3);
    const day = await addSpecialDay({ ...WEDDING, date });
    expect(day).toMatchObject({ date, closed: false, note: 'The kitchen closes early.', noteNl: null });
    const shown = { date, closed: false, shifts: WEDDING.shifts, note: 'The kitchen closes early.', noteNl: null };
    expect((await kitchen()).specialDays).toEqual([shown]);
    const changed = await changeSpecialDay(day.id, { date, closed: true, note: 'Closed.', noteNl: 'Gesloten.' });
    expect(changed).toMatchObject({ closed: true, shifts: [] });
    expect((await kitchen()).specialDays).toEqual([
      { date, closed: true, shifts: [], note: 'Closed.', noteNl: 'Gesloten.' },
    ]);
    expect(await specialDays()).toEqual([changed]);
    await removeSpecialDay(day.id);
    expect((await kitchen()).specialDays).toEqual([]);
    expect(await product().sql('special_days').select('id')).toEqual([]);
  });

  it('are told to visitors a week ahead, to the owner all of them, by date', async () => {
    for (const days of [8, 0, 7]) await addSpecialDay({ ...WEDDING, date: inDays(days) });
    expect((await kitchen()).specialDays.map(({ date }) => date)).toEqual([inDays(0), inDays(7)]);
    expect((await specialDays()).map(({ date }) => date)).toEqual([inDays(0), inDays(7), inDays(8)]);
  });

  it('close today at once, and open it again', async () => {
    await kitchen();
    const { id } = await addSpecialDay({ date: today(), closed: true });
    // What goes on from yesterday goes on: here it has ended at midnight.
    expect(await kitchen()).toMatchObject({ open: false, reason: 'special-day', takesOrders: true });
    await removeSpecialDay(id);
    expect(await kitchen()).toMatchObject({ open: true });
  });

  it('take the place of both shifts of their weekday', async () => {
    await setHours(LUNCH_AND_DINNER);
    await addSpecialDay({ date: inDays(0), closed: true });
    await addSpecialDay({ date: inDays(1), shifts: [{ open: '18:00', close: '19:00' }] });
    const { opensAt, reason } = await kitchen();
    expect(reason).toBe('special-day');
    expect(localDay(new Date(opensAt ?? ''), 'Europe/Amsterdam')).toBe(inDays(1));
  });

  it('can be sent back as they were read', async () => {
    const day = await addSpecialDay({ ...WEDDING, date: inDays(2) });
    const { version, ...saved } = await changeSpecialDay(day.id, day);
    expect({ version: day.version, ...saved }).toEqual(day);
    expect(version).not.toBe(day.version);
  });

  it('there is one of for a date, also of ten made at once', async () => {
    const body = { ...WEDDING, date: inDays(4) };
    const make = () => product().api.call('createSpecialDay', { body }, calls.owner());
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const twice = {
      status: 409,
      error: { message: `There is a special day on ${inDays(4)} already: change that one.` },
    };
    expect(await make()).toMatchObject(twice);
    const other = await addSpecialDay({ ...WEDDING, date: inDays(5) });
    const moved = { params: { id: other.id }, body };
    expect(await product().api.call('updateSpecialDay', moved, calls.owner())).toMatchObject(twice);
    expect(await specialDays()).toHaveLength(2);
  });

  it('of the past can be mended, and their date changed to a coming one only', async () => {
    const { id } = await addSpecialDay({ ...WEDDING, date: inDays(1) });
    await product()
      .sql('special_days')
      .update({ date: inDays(-3) });
    expect(await changeSpecialDay(id, { date: inDays(-3), closed: true })).toMatchObject({ closed: true });
    const { status, error } = await sendWrong('PUT', `/admin/special-days/${id}`, { date: inDays(-2), closed: true });
    expect([status, error.message]).toEqual([400, `date must not lie in the past: ${inDays(-2)} is over.`]);
    expect(await changeSpecialDay(id, { date: inDays(0), closed: true })).toMatchObject({ date: inDays(0) });
  });

  it.each([
    [{ date: inDays(-1), closed: true }, `date must not lie in the past: ${inDays(-1)} is over.`],
    [{ date: '2026-02-30', closed: true }, 'date must be a date such as 2026-11-21'],
    [{ closed: true }, 'date must be a date such as 2026-11-21'],
    [{ date: inDays(1) }, 'shifts must hold at least one shift, unless the day is closed'],
    [{ date: inDays(1), closed: true, shifts: WEDDING.shifts }, 'shifts must be empty on a day that is closed'],
    [
      {
        date: inDays(1),
        shifts: [
          { open: '12:00', close: '18:00' },
          { open: '17:00', close: '20:00' },
        ],
      },
      'shifts must not overlap: 17:00 is before 12:00-18:00 has ended',
    ],
    [{ date: inDays(1), shifts: [{ open: '12:00', close: '24:00' }] }, 'Shift 1: close must be a time such as 17:30'],
    [
      { date: inDays(1), shifts: Array(3).fill({ open: '12:00', close: '13:00' }) },
      'shifts must hold at most 2 shifts',
    ],
    [{ date: inDays(1), closed: true, note: 'n'.repeat(201) }, 'note must be at most 200 characters'],
    [{ date: inDays(1), closed: true, repeats: true }, 'repeats is not a known field'],
  ])('%j is refused, and nothing is stored', async (body, sentence) => {
    const { status, error } = await sendWrong('POST', '/admin/special-days', body);
    expect([status, error.message]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await specialDays()).toEqual([]);
  });

  it('that are not there answer 404', async () => {
    const missing = { status: 404, error: { message: 'There is no such special day.' } };
    const params = { id: UNKNOWN };
    const body = { date: inDays(1), closed: true };
    expect(await product().api.call('updateSpecialDay', { params, body }, calls.owner())).toMatchObject(missing);
    expect(await product().api.call('deleteSpecialDay', { params }, calls.owner())).toMatchObject(missing);
  });

  describe('in the raw panel', () => {
    const records = () => panel.records('api::special-day.special-day');

    it('show in the first read', async () => {
      await kitchen();
      await records().make({ date: inDays(2), closed: false, shifts: WEDDING.shifts });
      expect((await kitchen()).specialDays).toMatchObject([{ date: inDays(2), shifts: WEDDING.shifts }]);
      const [day] = await specialDays();
      await records().edit(day?.id ?? '', { closed: true, shifts: [] });
      expect((await kitchen()).specialDays).toMatchObject([{ date: inDays(2), closed: true }]);
      await records().remove(day?.id ?? '');
      expect((await kitchen()).specialDays).toEqual([]);
    });

    it('are held to the same rules', async () => {
      const { id } = await addSpecialDay({ ...WEDDING, date: inDays(2) });
      await addSpecialDay({ ...WEDDING, date: inDays(3) });
      const before = await specialDays();
      for (const [write, sentence] of [
        [() => records().make({ date: inDays(2), closed: true }), 'already: change that one.'],
        [() => records().edit(id, { date: inDays(3) }), 'already: change that one.'],
        [() => records().make({ date: inDays(-1), closed: true }), 'must not lie in the past'],
        [() => records().make({ date: 'Christmas', closed: true }), 'Date must be a date such as 2026-11-21.'],
        [() => records().edit(id, { closed: true }), 'Shifts must be empty on a day that is closed.'],
        [() => records().edit(id, { shifts: '' }), 'Shifts must hold at least one shift'],
        [() => records().edit(id, { shifts: [{ open: '9', close: '10:00' }] }), 'Shifts.0.open must be a time'],
        [() => records().edit(id, { shifts: [WEDDING.shifts?.[1], WEDDING.shifts?.[0]] }), 'must not overlap'],
      ] as const) {
        await expect(write()).rejects.toThrow(/answered 400/);
        await expect(write()).rejects.toThrow(sentence);
      }
      expect(await specialDays()).toEqual(before);
    });
  });
});
