import { WEEKDAYS, type SaveRestaurant } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '../restaurant/content.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const RECORD = '/content-manager/single-types/api::restaurant.restaurant';
const required = { name: 'Reine Claude', phone: '+31 30 555 0199', email: 'rc@example.com', address: 'Kade 1' };

describe.each(DATABASES_IN_DEPTH)('on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });

  const owner = () => ({ token: product().token });
  const read = () => product().api.get('adminRestaurant', {}, owner());
  const info = () => product().api.get('restaurantInfo', {});
  const put = (body: SaveRestaurant, version?: string) =>
    product().api.call('updateRestaurant', { body, headers: version ? { 'if-match': version } : {} }, owner());
  const post = (body: SaveRestaurant) => product().api.call('createRestaurant', { body }, owner());
  const putWrong = (body: unknown) =>
    product().api.sendWrong('/api/admin/restaurant', body, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${product().token}` },
    });

  describe('the owner reads', () => {
    it('both field sets of one record', async () => {
      const { openingHours, ...record } = await read();
      expect(record).toMatchObject({ name: 'Mirabelle', postalCode: '3512 QV', zipCode: '3512 QV', capacity: 46 });
      expect([record.hasDelivery, record.hasTakeout]).toEqual([record.features.delivery, record.features.takeaway]);
      expect([record.facebookUrl, record.instagramUrl, record.twitterUrl]).toEqual([
        record.socialMedia.facebook,
        record.socialMedia.instagram,
        record.socialMedia.twitter,
      ]);
      for (const day of WEEKDAYS) {
        const { second: _second, ...first } = openingHours[day];
        expect({ open: record[`${day}Open`], close: record[`${day}Close`], closed: record[`${day}Closed`] }).toEqual(
          first,
        );
      }
    });
  });

  describe('the owner changes', () => {
    it("the information screen's fields, and visitors see them in the next answer", async () => {
      const { features } = await read();
      const saved = await put({ postalCode: '1011 AB', features: { ...features, delivery: true }, city: ' ' });
      expect(saved).toMatchObject({ status: 200, body: { zipCode: '1011 AB', hasDelivery: true, city: null } });
      expect(saved.ok && saved.body).toEqual(await read());
      expect(await info()).toMatchObject({ zipCode: '1011 AB', city: null });
    });

    it("the settings screen's fields, part of a day included", async () => {
      const before = await read();
      const saved = await put({ zipCode: '1012 CD', hasDelivery: false, mondayClose: '01:00', tuesdayClosed: true });
      const openingHours = {
        ...before.openingHours,
        monday: { ...before.openingHours.monday, close: '01:00' },
        tuesday: { ...before.openingHours.tuesday, closed: true },
      };
      expect(saved).toMatchObject({ status: 200, body: { postalCode: '1012 CD', hasDelivery: false, openingHours } });
      const { operatingHours } = await info();
      expect(operatingHours.split(', ').slice(0, 2)).toEqual(['Monday: 00:00-01:00', 'Tuesday: Closed']);
    });

    it('nothing but the version when it saves what stands', async () => {
      const { version: before, ...record } = await read();
      const { id: _id, ...body } = record;
      expect(await put(body)).toMatchObject({ status: 200 });
      const { version: after, ...same } = await read();
      expect(same).toEqual(record);
      expect(Number(after)).toBeGreaterThan(Number(before));
    });

    it('the longest texts there may be', async () => {
      const website = `https://example.com/${'w'.repeat(480)}`;
      const save = {
        website,
        googleLocationUrl: website,
        story: 's'.repeat(4000),
        specialInstructions: 'i'.repeat(1000),
      };
      expect(await put(save)).toMatchObject({ status: 200, body: save });
    });

    it('the time zone; past business days stay as they were written', async () => {
      const { sql } = product();
      const days = await sql('orders').orderBy('id').pluck('business_day');
      expect(await put({ timeZone: 'Pacific/Auckland' })).toMatchObject({ status: 200 });
      expect((await info()).timeZone).toBe('Pacific/Auckland');
      expect(await sql('orders').orderBy('id').pluck('business_day')).toEqual(days);
      await put({ timeZone: 'Europe/Amsterdam' });
    });
  });

  describe('what cannot be is refused, and nothing changes', () => {
    it.each([
      [{ hasDelivery: true, features: 'delivery off' }, 'features.delivery and hasDelivery'],
      [{ postalCode: '1', zipCode: '2' }, 'postalCode and zipCode'],
      [{ capacity: 0 }, 'capacity'],
      [{ capacity: 1.5 }, 'capacity'],
      [{ capacity: 3_000_000_000 }, 'capacity'],
      [{ mondayOpen: '25:00' }, 'mondayOpen'],
      [{ preparationTimeMin: 0 }, 'preparationTimeMin'],
      [{ preparationTimeMax: 181 }, 'preparationTimeMax'],
      [{ preparationTimeMin: 30, preparationTimeMax: 20 }, 'preparationTimeMax must not be below preparationTimeMin'],
      [{ preparationTimeMin: 21 }, 'preparationTimeMin must not be above preparationTimeMax, which is 20.'],
      [{ preparationTimeMax: 14 }, 'preparationTimeMax must not be below preparationTimeMin, which is 15.'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ stars: 3 }, 'stars is not a known field.'],
      [{ id: 'another' }, 'id is read-only and is '],
      [{ phone: ' ', email: '', address: '', name: '' }, 'name is required.'],
      [{ address: '', email: '', phone: ' ' }, 'phone is required.'],
      [{ address: '', email: '' }, 'email is required.'],
      [{ address: ' ' }, 'address is required.'],
    ])('%j: 400', async (body, text) => {
      const before = await read();
      const features = { ...before.features, delivery: false };
      const failure = await putWrong('features' in body ? { ...body, features } : body);
      expect([failure.status, failure.error.name]).toEqual([400, 'ValidationError']);
      expect(failure.error.message).toContain(text);
      expect(await read()).toEqual(before);
    });
  });

  describe('two writers', () => {
    it('one that started from an old copy gets 409 and undoes nothing', async () => {
      const { version } = await read();
      expect(await put({ capacity: 30 }, version)).toMatchObject({ status: 200 });
      expect(await put({ capacity: 31 }, version)).toMatchObject({
        status: 409,
        error: {
          message: 'This restaurant has been changed since you opened it. Load it again and repeat your change.',
        },
      });
      const now = await read();
      expect(now.capacity).toBe(30);
      expect(await put({ capacity: null }, `"${now.version}"`)).toMatchObject({
        status: 200,
        body: { capacity: null },
      });
    });

    it('of ten at once with one version, one wins', async () => {
      const { version } = await read();
      const capacities = Array.from({ length: 10 }, (_, index) => 60 + index);
      const answers = await Promise.all(capacities.map((capacity) => put({ capacity }, version)));
      const winners = answers.flatMap((answer) => (answer.ok ? [answer.body.capacity] : []));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      expect(winners).toEqual([(await read()).capacity]);
    });

    it('of different fields at once without a version, none undoes the other', async () => {
      const answers = await Promise.all([
        put({ city: 'Delft' }),
        put({ state: 'Holland' }),
        put({ sundayClosed: true }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await read()).toMatchObject({ city: 'Delft', state: 'Holland', sundayClosed: true });
    });
  });

  describe('an edit in the raw panel', () => {
    it('shows in the next answers, and makes older copies old', async () => {
      const { version } = await read();
      await panel.ask(RECORD, { method: 'PUT', body: JSON.stringify({ phone: '+31 30 555 0177' }) });
      expect(await info()).toMatchObject({ phone: '+31 30 555 0177' });
      expect(await read()).toMatchObject({ phone: '+31 30 555 0177' });
      expect(await put({ phone: '+31 30 555 0142' }, version)).toMatchObject({ status: 409 });
    });

    it.each([
      [{}, {}],
      [{ parking: true, pool: 'heated' }, { parking: true }],
      [[], {}],
    ])('that leaves %j as features offers no more than it says, and the owner can mend it', async (stored, offered) => {
      const before = await read();
      await product()
        .sql('restaurants')
        .update({ features: JSON.stringify(stored), social_media: '{}' });
      const nothing = { delivery: false, takeaway: false, dineIn: false, parking: false, wifiAvailable: false };
      const features = { ...nothing, wheelchairAccessible: false, ...offered };
      const socialMedia = { facebook: null, instagram: null, twitter: null };
      expect((await info()).name).toBe(before.name);
      expect(await read()).toMatchObject({ features, socialMedia });
      expect(await put({ hasTakeout: true })).toMatchObject({ body: { features: { ...features, takeaway: true } } });
      await put({ features: before.features, socialMedia: before.socialMedia });
    });
  });

  describe('where there is none', () => {
    it('there is one: creating another is 409', async () => {
      const before = await read();
      expect(await post(required)).toMatchObject({
        status: 409,
        error: { message: 'There is a restaurant already: change it instead.' },
      });
      expect(await read()).toEqual(before);
    });

    it('reading and changing are 404, and a first save needs name, phone, email and address', async () => {
      const { api, sql } = product();
      await sql('restaurants').delete();
      const missing = { status: 404, error: { message: 'The restaurant has not been described yet.' } };
      expect(await api.call('adminRestaurant', {}, owner())).toMatchObject(missing);
      // PostgreSQL reports another program's commit a moment after that program knows of it.
      await expect.poll(() => api.call('restaurantInfo', {})).toMatchObject(missing);
      expect(await put({ capacity: 5 })).toMatchObject(missing);
      for (const field of ['name', 'phone', 'email', 'address'] as const) {
        const answer = await post({ ...required, [field]: undefined });
        expect(answer).toMatchObject({ status: 400, error: { message: `${field} is required.` } });
      }
      expect(await post({})).toMatchObject({ status: 400, error: { message: 'name is required.' } });
      expect(await countRows(sql, 'restaurants')).toBe(0);
    });

    it('of ten first saves at once one makes it, with the defaults', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => post({ ...required, hasDelivery: true })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
      expect(await countRows(product().sql, 'restaurants')).toBe(1);
      const record = await read();
      expect(answers.find((answer) => answer.ok)).toMatchObject({ body: record });
      expect(record).toMatchObject({
        ...required,
        features: { delivery: true, takeaway: true, wifiAvailable: true, dineIn: false },
        fridayClose: '23:00',
        sundayOpen: '10:00',
        capacity: 50,
        preparationTimeMin: 15,
        preparationTimeMax: 20,
        timeZone: 'Europe/Amsterdam',
      });
      expect(await info()).toMatchObject({ name: 'Reine Claude', currencySymbol: '€' });
      expect((await put({ city: 'Utrecht' }, record.version)).status).toBe(200);
    });
  });
});
