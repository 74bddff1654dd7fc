import { describe, expect, it } from 'vitest';
import { useInstances } from '../../restaurant/use-instances.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { newAddress } from './mail-calls.js';
import { useMail } from '../../restaurant/use-mail.js';

const ORDERS_EACH = 25;
/** One mail after the other in each, on a machine that is busy with other tests. */
const ALL_SENT = { timeout: 45_000, interval: 50 };

describe('two instances on one database', () => {
  const mail = useMail();
  const instances = useInstances({ from: 'demo', env: mail.env });

  it('send each mail once', async () => {
    const { one, other, token } = instances();
    const [dish] = await one.api.get('menuItems', {});
    const addresses = Array.from({ length: 2 * ORDERS_EACH }, newAddress);
    const place = (customerEmail: string, index: number) =>
      (index % 2 === 0 ? one : other).api.get('placeOrder', {
        body: orderOf([dishLine(dish?.id ?? '')], { customerEmail }),
        headers: newKey(),
      });
    await Promise.all(addresses.map(place));
    await expect.poll(async () => (await one.api.get('mailStatus', {}, { token })).waiting, ALL_SENT).toBe(0);
    const recipients = mail.server().letters.flatMap((letter) => letter.recipients);
    expect(recipients.filter((email) => addresses.includes(email)).sort()).toEqual([...addresses].sort());
  });

  it('send what the other one left behind', async () => {
    const { one, other } = instances();
    const [dish] = await one.api.get('menuItems', {});
    mail.link().cut();
    const customerEmail = newAddress();
    await other.api.get('placeOrder', { body: orderOf([dishLine(dish?.id ?? '')], { customerEmail }) });
    await other.kill();
    mail.link().mend();
    // Whatever the dead one had in hand is free after twenty seconds, and what it had tried after half a minute.
    await expect.poll(() => mail.lettersTo(customerEmail).length, { timeout: 50_000, interval: 100 }).toBe(1);
  });
});
