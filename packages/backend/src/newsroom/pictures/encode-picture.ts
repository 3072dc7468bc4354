import { pictureWidths, PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '@dalil/domain/guide/picture.ts';
import { type PictureRefusal, UPLOAD_LIMITS } from '@dalil/domain/newsroom/picture-fields.ts';
import sharp, { type Metadata } from 'sharp';
import { inspectPicture, type UploadedType } from './inspect-picture.ts';

/** A picture takes one thread, and no decoded one stays in memory. */
sharp.concurrency(1);
sharp.cache(false);

/** Of one file, decoded and written in every width and format: ten times what the largest takes on one core. */
export const PICTURE_SECONDS = 30;
const QUALITY: Record<PictureFormat, { quality: number; effort: number }> = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
};

export type EncodedPicture = {
  /** Of the largest file. */
  width: number;
  height: number;
  files: { width: number; format: PictureFormat; content: Uint8Array }[];
};

/**
 * Decodes an uploaded file completely and writes it again, upright, in every width and format. What is not pixels is lost with
 * that: camera, place, thumbnails, comments and whatever stood behind the picture. Nothing of a refused file is stored. The work
 * runs outside the thread of the requests and ends at a limit of time.
 */
export async function encodePicture(
  bytes: Uint8Array,
  now: () => number = () => performance.now(),
): Promise<EncodedPicture | { refused: PictureRefusal }> {
  const found = inspectPicture(bytes);
  if ('refused' in found) return found;
  try {
    return await encode(bytes, found.type, clockOf(now));
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) return { refused: 'too_many_pixels' };
    if (error instanceof TimeIsUp || (error instanceof Error && /\btimeout\b/i.test(error.message))) {
      return { refused: 'too_slow' };
    }
    return { refused: 'damaged' };
  }
}

class TimeIsUp extends Error {}

/** What is left of the time for one file, in whole seconds for the library. Throws when nothing is. */
function clockOf(now: () => number): () => { seconds: number } {
  const endsAt = now() + PICTURE_SECONDS * 1000;
  return () => {
    const left = endsAt - now();
    if (left <= 0) throw new TimeIsUp();
    return { seconds: Math.ceil(left / 1000) };
  };
}

async function encode(
  bytes: Uint8Array,
  type: UploadedType,
  timeLeft: () => { seconds: number },
): Promise<EncodedPicture | { refused: PictureRefusal }> {
  const options = { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'warning', sequentialRead: true } as const;
  const head = await sharp(bytes, options).metadata();
  if (!isDecodedAs(type, head)) return { refused: 'type' };
  const isTurned = (head.orientation ?? 1) >= 5;
  const [ownWidth, ownHeight] = isTurned ? [head.height, head.width] : [head.width, head.height];
  if (ownWidth * ownHeight > UPLOAD_LIMITS.pixels) return { refused: 'too_many_pixels' };
  if (ownWidth < UPLOAD_LIMITS.minWidth || ownHeight < UPLOAD_LIMITS.minHeight) return { refused: 'too_small' };
  const width = pictureWidths(ownWidth).at(-1) ?? PICTURE_WIDTHS[0];
  // Once, at the largest width: a decoder of a damaged file fails here, before anything is stored.
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout(timeLeft())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels } as const;
  const files: EncodedPicture['files'] = [];
  for (const one of pictureWidths(width)) {
    for (const format of PICTURE_FORMATS) {
      const resized = sharp(data, { raw }).resize({ width: one }).timeout(timeLeft());
      const content = await resized[format](QUALITY[format]).toBuffer();
      files.push({ width: one, format, content });
    }
  }
  return { width: info.width, height: info.height, files };
}

function isDecodedAs(type: UploadedType, { format, compression }: Metadata): boolean {
  return type === 'avif' ? format === 'heif' && compression === 'av1' : format === type;
}
