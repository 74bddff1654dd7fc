import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './network.js';

describe('the network of a visitor', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['nonsense', 'nonsense'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the wider networks of a visitor', () => {
  it('are its /56 and /48 on IPv6', () => {
    expect(networksOf('2001:db8:1:ab2c::9')).toEqual({
      household: '2001:db8:1:ab2c',
      delegation: '2001:db8:1:ab/56',
      site: '2001:db8:1/48',
    });
  });

  it('are shared within a /48 only', () => {
    const all = Array.from({ length: 1024 }, (_, index) => networksOf(`2001:db8:1:${(index * 64).toString(16)}::1`));
    expect(new Set(all.map(({ household }) => household)).size).toBe(1024);
    expect(new Set(all.map(({ delegation }) => delegation)).size).toBe(256);
    expect(new Set(all.map(({ site }) => site)).size).toBe(1);
    expect(networksOf('2001:db8:2::1').site).not.toBe(all[0]?.site);
  });

  it('are its /24 on IPv4', () => {
    expect(networksOf('198.51.100.7')).toEqual({ household: '198.51.100.7', delegation: null, site: '198.51.100/24' });
    expect(networksOf('::ffff:198.51.100.9').site).toBe('198.51.100/24');
  });
});
