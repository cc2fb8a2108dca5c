import { expect, test } from 'vitest';
import { networkOf } from '#server/adapters/network-of';

test('all addresses of one line of IPv6 count as one, and those of the next line do not', () => {
  const home = networkOf('2001:db8:1:2::1');
  expect(home).toBe('2001:db8:1:2::/64');
  for (const same of ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::', '2001:db8:1:2:0:0:192.0.2.1']) {
    expect([same, networkOf(same)]).toEqual([same, home]);
  }
  for (const other of ['2001:db8:1:3::1', '2001:db8::1:2', '2001:db8:1::2']) {
    expect([other, networkOf(other)]).not.toEqual([other, home]);
  }
});

test('an address of IPv4 counts by itself, whichever way it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  for (const mapped of ['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7']) {
    expect([mapped, networkOf(mapped)]).toEqual([mapped, '192.0.2.7']);
  }
  expect(networkOf('::ffff:192.0.2.8')).not.toBe(networkOf('::ffff:192.0.2.7'));
});

test('this machine, a link of its own with a zone, and what is no address keep apart', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('unknown')).toBe('unknown');
});
