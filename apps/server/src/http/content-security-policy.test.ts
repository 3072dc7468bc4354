import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('a page allows its own inline scripts by hash and nothing else', () => {
  const html = '<script>alert(1)</script><script type="application/json">{"a":1}</script><script src="/a.js"></script>';
  const policy = contentSecurityPolicy(html, null);
  const hash = createHash('sha256').update('alert(1)').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("style-src 'self';");
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
});

test('a page allows the one style it was given, and none that its text holds', () => {
  const html = '<style>a{b:c}</style><p title="<style>d{e:f}</style>"></p>';
  const policy = contentSecurityPolicy(html, 'a{b:c}');
  const hash = createHash('sha256').update('a{b:c}').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
});
