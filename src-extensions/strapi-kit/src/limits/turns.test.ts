import type { EventEmitter } from 'node:events';
import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { takeTurns } from './turns.js';

const responseOf = (socket = new Socket()) => new ServerResponse(new IncomingMessage(socket));

describe('turns', () => {
  it('let one piece of work begin in each turn of the event loop, whoever asks for it', async () => {
    const inTurn = takeTurns({ total: 20, perHolder: 20, waiting: 20 });
    let begun = 0;
    const all = Array.from({ length: 20 }, (_, index) =>
      inTurn(`network ${index % 2}`, responseOf(), () => Promise.resolve(void (begun += 1))),
    );
    const counts = [begun];
    while (begun < 20) {
      await new Promise(setImmediate);
      counts.push(begun);
    }
    await Promise.all(all);
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBe(1);
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
