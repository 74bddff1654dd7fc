import type { EventEmitter } from 'node:events';
import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { takeTurns } from './turns.js';

const responseOf = (socket = new Socket()) => new ServerResponse(new IncomingMessage(socket));

describe('turns', () => {
  it('are given to a network that asks for one beside another that waits for many', async () => {
    const inTurn = takeTurns({ total: 4, perHolder: 2, waiting: 100 });
    let answered = 0;
    const flood = Array.from({ length: 100 }, () =>
      inTurn('flood', responseOf(), () => new Promise<void>((resolve) => setImmediate(resolve))).then(
        () => (answered += 1),
      ),
    );
    await inTurn('guest', responseOf(), () => Promise.resolve());
    expect(answered).toBeLessThan(10);
    await Promise.all(flood);
  });

  it('do nothing for a client that leaves before its own, and go on', async () => {
    const inTurn = takeTurns({ total: 1, perHolder: 1, waiting: 2 });
    const leaving: EventEmitter & ServerResponse = responseOf();
    const gone = inTurn('network', leaving, () => Promise.resolve('done'));
    leaving.emit('close');
    await expect(gone).rejects.toThrow('The request was broken off.');
    expect(await inTurn('network', responseOf(), () => Promise.resolve('done'))).toBe('done');
  });
});
