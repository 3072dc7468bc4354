import { expect, test } from 'vitest';
import { packBody, sizeOf } from './packed-body.ts';
import { unpackBody } from './unpack-body.ts';

const LONG = 'Salik gates charge. بوابات سالك. सालिक गेट। '.repeat(4000);

test('PWA-5 a long text is stored compressed and comes back as it was; a short one stays as it is', async () => {
  const packed = await packBody(LONG);
  expect(sizeOf(packed)).toBeLessThan(LONG.length / 10);
  expect(unpackBody(packed)).toBe(LONG);
  expect(await packBody('short')).toBe('short');
  expect(unpackBody('short')).toBe('short');
});

test('PWA-5 what was damaged on the device is rejected, not read as something else', async () => {
  const packed = (await packBody(LONG)) as Uint8Array<ArrayBuffer>;
  expect(() => unpackBody(packed.slice(0, packed.length / 2))).toThrow('unexpected EOF');
  expect(() => unpackBody(packed.map((byte) => ~byte))).toThrow(/invalid/);
});
