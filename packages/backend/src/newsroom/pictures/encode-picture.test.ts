import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePicture, PICTURE_SECONDS } from './encode-picture.ts';
import { hostileFiles, photograph } from './test-hostile-files.ts';

it('STAFF-1 refuses fifty hostile files', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(50);
  const accepted: string[] = [];
  for (const [name, bytes] of files) if (!('refused' in (await encodePicture(bytes)))) accepted.push(name);
  expect(accepted).toEqual([]);
}, 60_000);

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'STAFF-1 writes %s again in every width up to its own',
  async (format) => {
    const encoded = await encodePicture(await photograph(format, { width: 1000, height: 640 }));
    if ('refused' in encoded) throw new Error(encoded.refused);
    expect(encoded).toMatchObject({ width: 960, height: 614 });
    expect(encoded.files.map(({ width, format: one }) => `${width} ${one}`)).toEqual([
      '320 avif',
      '320 webp',
      '480 avif',
      '480 webp',
      '640 avif',
      '640 webp',
      '960 avif',
      '960 webp',
    ]);
  },
  60_000,
);

it('STAFF-1 removes where and with what a picture was taken, and turns it upright', async () => {
  const place = {
    IFD0: { Make: 'Camera', Orientation: '6' },
    IFD3: { GPSLatitude: '25/1 11/1 0/1', GPSLatitudeRef: 'N' },
  };
  const plain = await photograph('jpeg', { width: 800, height: 1200 });
  const taken = await sharp(plain).withExif(place).withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const encoded = await encodePicture(taken);
  if ('refused' in encoded) throw new Error(encoded.refused);
  expect(encoded.width).toBeGreaterThan(encoded.height);
  for (const { content } of encoded.files) {
    const { exif, xmp, iptc, orientation } = await sharp(content).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
}, 60_000);

it('STAFF-1 a file whose time is up is refused as too slow, and one of too many pixels before it is decoded', async () => {
  const picture = await photograph('jpeg', { width: 1000, height: 640 });
  let seconds = 0;
  expect(await encodePicture(picture, () => (seconds += PICTURE_SECONDS) * 1000)).toEqual({ refused: 'too_slow' });
  let rounds = 0;
  // The limit is of the whole file, not of each of its widths.
  const late = await encodePicture(picture, () => (rounds++ < 4 ? 0 : PICTURE_SECONDS * 1000));
  expect(late).toEqual({ refused: 'too_slow' });
  const large = await sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  expect(await encodePicture(large)).toEqual({ refused: 'too_many_pixels' });
}, 60_000);
