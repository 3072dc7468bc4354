import { expect, test } from 'vitest';
import { isHostOf, KnownHosts } from './known-hosts.ts';

const START = Date.parse('2026-11-22T08:00:00Z');

test('ROUTE-1 with a public address only its host is served, and the names of this machine', () => {
  for (const host of ['guide.example', 'GUIDE.example:8443', 'localhost:3000', '127.0.0.1', '[::1]:3000', undefined]) {
    expect(isHostOf('https://guide.example', host), host).toBe(true);
  }
  for (const host of ['evil.example', 'guide.example.evil.example', '10.0.0.1', 'localhost.evil.example', 'a b', '']) {
    expect(isHostOf('https://guide.example', host), host).toBe(false);
  }
});

test('ROUTE-1 without one, eight hosts besides those of this machine are cached; a place is free after an hour', () => {
  const clock = { now: START };
  const hosts = new KnownHosts(() => new Date(clock.now), ['192.168.1.5']);
  const originOf = (host: string) => hosts.originOf(host, 3000);
  const accepted = Array.from({ length: 300 }, (_, n) => originOf(`host${n}.example`)).filter((one) => one !== null);
  expect(accepted).toHaveLength(8);
  for (const host of ['localhost:3000', '192.168.1.5:3000', '127.0.0.1', '[::1]:3000']) {
    expect(originOf(host)).toBe(`http://${host}`);
  }
  expect(originOf('localhost:1')).toBeNull();
  expect(originOf('Host0.example')).toBe('http://host0.example');
  expect(originOf('guide.example')).toBeNull();
  clock.now += 3_600_001;
  expect(originOf('guide.example')).toBe('http://guide.example');
  expect(originOf('a/b')).toBeNull();
});
