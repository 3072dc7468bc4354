import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptsOf, pagePolicy } from './content-security-policy.ts';
import { measuringOrigins } from '../measuring-settings.ts';
import { mapWorkerPolicy } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('ERR-8 a page allows the inline scripts and the style it is given, by hash, and nothing else', () => {
  const policy = contentSecurityPolicy(['alert(1)', 'alert(1)'], 'a{b:c}');
  expect(policy).toContain(`script-src 'self' ${hashOf('alert(1)')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('a{b:c}')};`);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(contentSecurityPolicy([], null)).toContain("script-src 'self'; style-src 'self';");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
});

test('ERR-8 of a page of the build, the scripts that run inline are found', () => {
  const html = '<script>alert(1)</script><script type="application/json">{"a":1}</script><script src="/a.js"></script>';
  expect(inlineScriptsOf(html)).toEqual(['alert(1)']);
});

test('ERR-8 CONF-1 pages and the worker of the map may fetch from the origin of the street map, and from no other', () => {
  const origin = 'https://tiles.example';
  const policy = pagePolicy({ connections: [origin] })([], null);
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy.split(origin)).toHaveLength(2);
  expect(pagePolicy({})([], null)).toContain("connect-src 'self';");
  expect(mapWorkerPolicy([origin])).toContain(`script-src 'self'; connect-src 'self' ${origin};`);
  expect(mapWorkerPolicy([])).toContain("connect-src 'self';");
});

test('PRIV-3 MON-3 the tag manager and the error service widen the policy of pages only where they are set up', () => {
  const tagManager = { id: 'GTM-ABC123', url: 'https://tags.example' };
  const errorService = { dsn: 'https://key@errors.example/7', environment: 'production', traceSampleRate: 0.1 };
  expect(pagePolicy(measuringOrigins(null, null))([], null)).toBe(contentSecurityPolicy([], null));
  const policy = pagePolicy(measuringOrigins(tagManager, errorService))([], null);
  expect(policy).toContain("script-src 'self' https://tags.example;");
  expect(policy).toContain("img-src 'self' data: https://tags.example;");
  expect(policy).toContain("connect-src 'self' https://tags.example https://errors.example;");
  const google = measuringOrigins({ id: 'GTM-ABC123', url: 'https://www.googletagmanager.com' }, null);
  expect(google.scripts).toEqual(['https://www.googletagmanager.com']);
  expect(google.connections).toContain('https://*.google-analytics.com');
  expect(measuringOrigins(null, errorService)).toEqual({
    scripts: [],
    connections: ['https://errors.example'],
    pictures: [],
  });
});
