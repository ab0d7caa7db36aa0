import { DAY } from '@conclave/engine/time-units';
import { expect, test } from 'vitest';
import { addressesOf, networkOf, urlOf } from '../addresses.ts';
import { CLOISTER } from './games.ts';
import { serve } from './table.ts';

const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) => ({
  ...{ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 },
});

test('a server for everybody names the addresses that others can type in', () => {
  const interfaces = {
    lo: [one('127.0.0.1', 'IPv4', true)],
    eth0: [one('192.168.1.20', 'IPv4'), one('fe80::1', 'IPv6')],
    wlan0: [one('10.0.0.7', 'IPv4')],
  } as never;
  expect(addressesOf('0.0.0.0', 4004, interfaces)).toEqual([
    'http://192.168.1.20:4004',
    'http://10.0.0.7:4004',
  ]);
  expect(addressesOf('::', 4004, interfaces)).toHaveLength(2);
  expect(addressesOf('127.0.0.1', 4004, interfaces)).toEqual([]);
  expect(addressesOf('10.0.0.7', 4004, interfaces)).toEqual(['http://10.0.0.7:4004']);
  expect(urlOf('::1', 1)).toBe('http://localhost:1');
  expect(['0.0.0.0', '::'].map((host) => urlOf(host, 1))).toEqual([
    'http://localhost:1',
    'http://localhost:1',
  ]);
  expect(urlOf('2001:db8::1', 1)).toBe('http://[2001:db8::1]:1');
});

test('all addresses of one house count as one', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  const house = networkOf('2001:db8:1:2::1');
  expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(house);
  expect(networkOf('2001:0DB8:0001:0002:0:0:0:9')).toBe(house);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(house);
  expect(networkOf('::1')).toBe(networkOf('0:0:0:0:0:0:0:1'));
  expect(networkOf('2001:db8::')).toBe(networkOf('2001:db8:0:0:5::'));
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
});

test('a page is told where others find the server, and how long it keeps what is over', async () => {
  const forEver = await serve([CLOISTER]);
  expect(await forEver.client().call('GET', '/api/server')).toEqual({ addresses: [], keepDays: null });
  const running = await serve([CLOISTER], { keepFinished: 30 * DAY });
  expect(await running.client().call('GET', '/api/server')).toMatchObject({ keepDays: 30 });
});
