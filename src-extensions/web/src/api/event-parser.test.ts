import { describe, expect, it } from 'vitest';
import { createEventParser } from './event-parser.js';

const read = (...pieces: string[]) => pieces.flatMap(createEventParser());

describe('a stream of events', () => {
  it('gives each with its name, its place and its text', () => {
    expect(read('event: order\nid: 7\ndata: {"a":1}\n\nid: 8\ndata: next\n\n')).toEqual([
      { name: 'order', id: '7', data: '{"a":1}' },
      { name: 'message', id: '8', data: 'next' },
    ]);
  });

  it('is the same however it is cut, and whichever ends its lines have', () => {
    const whole = 'event: order\nid: 7\ndata: één\ndata: two\n\n: beat\n\nevent: ready\ndata:x\n\n';
    const expected = [
      { name: 'order', id: '7', data: 'één\ntwo' },
      { name: 'ready', id: '7', data: 'x' },
    ];
    for (const text of [whole, whole.replaceAll('\n', '\r\n'), `\uFEFF${whole}`]) {
      for (let cut = 0; cut <= text.length; cut += 1) {
        expect(read(text.slice(0, cut), text.slice(cut)), `cut at ${cut}`).toEqual(expected);
      }
      expect(read(...text.split(''))).toEqual(expected);
    }
    // A lone `\r` ends a line too, once it is known that no `\n` follows.
    expect(read(`${whole.replaceAll('\n', '\r')}:`)).toEqual(expected);
  });

  it('keeps back what is not complete, and passes over comments, fields it does not know and events without data', () => {
    expect(read(': beat\n\nretry: 5\nevent: order\nid: 9\n\ndata: half')).toEqual([]);
    expect(read('id: 3\0\ndata\n\n')).toEqual([{ name: 'message', id: '', data: '' }]);
  });
});
