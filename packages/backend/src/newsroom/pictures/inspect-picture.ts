import type { PictureRefusal } from '@dalil/domain/newsroom/picture-fields.ts';

export type UploadedType = 'jpeg' | 'png' | 'webp' | 'avif';

/** Texts that a browser or a viewer would run if it took the file for a document. No encoder writes them. */
const ACTIVE = ['<script', '<svg', '<html', '<iframe', '<!doctype', '<?php', 'javascript:', '%pdf-'] as const;
/** What an archive or a program begins with. Between pictures such bytes can be chance; behind one they are not. */
const CONTAINERS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a, 0x90, 0x00],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
] as const;

/**
 * What a file is by its own bytes, whatever its name says; or why it is refused before a decoder sees it: another type, an
 * incomplete file, or a picture that is something else as well.
 */
export function inspectPicture(bytes: Uint8Array): { type: UploadedType } | { refused: PictureRefusal } {
  const type = uploadedType(bytes);
  if (type === null) return { refused: 'type' };
  const end = ENDS[type](bytes);
  if (end === null) return { refused: 'damaged' };
  if (hasActiveText(bytes) || hasContainer(bytes.subarray(end))) return { refused: 'active_content' };
  return { type };
}

const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

function uploadedType(bytes: Uint8Array): UploadedType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]/.test(ascii(bytes, 8, 12))) return 'avif';
  return null;
}

/** Where a picture ends in its file; null if the file ends first. */
const ENDS: Record<UploadedType, (bytes: Uint8Array) => number | null> = {
  jpeg: endOfJpeg,
  png: endOfPng,
  webp: (bytes) => {
    const end = view(bytes).getUint32(4, true) + 8;
    return end <= bytes.length ? end : null;
  },
  avif: endOfAvif,
};

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Segments have a length; the data of a scan last until a marker that is neither padding nor a restart. */
function endOfJpeg(bytes: Uint8Array): number | null {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else {
      at += 2 + view(bytes).getUint16(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  return at + 2 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : null;
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isOfScan = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
}

function endOfPng(bytes: Uint8Array): number | null {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view(bytes).getUint32(at);
    if (ascii(bytes, at + 4, at + 8) === 'IEND') return end <= bytes.length ? end : null;
    at = end;
  }
  return null;
}

/** Boxes with their lengths; the last one may reach to the end of the file. */
function endOfAvif(bytes: Uint8Array): number | null {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view(bytes).getUint32(at);
    if (length === 0) return bytes.length;
    if (length < 8 || at + length > bytes.length) return at > 0 && !isBox(bytes, at) ? at : null;
    at += length;
  }
  return at;
}

const isBox = (bytes: Uint8Array, at: number) => /^[a-z]{4}$/.test(ascii(bytes, at + 4, at + 8));

function hasActiveText(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').toLowerCase();
  return ACTIVE.some((part) => text.includes(part));
}

function hasContainer(rest: Uint8Array): boolean {
  const bytes = Buffer.from(rest.buffer, rest.byteOffset, rest.byteLength);
  return CONTAINERS.some((signature) => bytes.includes(Buffer.from(signature)));
}
