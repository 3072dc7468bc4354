import { brotliDecompress } from 'node:zlib';
import { promisify } from 'node:util';
import type { DayPart } from '@dalil/domain/city/day-part.ts';
import { DAY_PART_TAG } from '@dalil/domain/guide/content-tags.ts';
import { entityTag } from '@dalil/backend/core/entity-tag.ts';
import { compressBest, compressFast, type Encoding } from '../compress.ts';

/** The encodings a page is sent in; `identity` is uncompressed. */
export type Form = Encoding | 'identity';

export type CachedPage = {
  /** Weak, because the encodings of a page have the same content but different bytes. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** The day in Dubai on which the page was rendered. */
  readonly day: string;
  /** The part of that day, if the page is another one in each. */
  readonly part: DayPart | null;
  /** Created on first request and cached. There is always at least one. */
  readonly forms: Map<Form, Buffer>;
  /** The headers of a fresh page in each encoding, as a flat list of names and values. */
  readonly sentHeaders: WeakMap<Buffer, string[]>;
  isVoid: boolean;
  /** True when the page is compressed with maximum quality. */
  isPacked: boolean;
};

/** Overhead of each entry besides its encodings: headers, tags, the map itself. */
const ENTRY_BYTES = 2048;

type PageParts = {
  html: string;
  headers: Readonly<Record<string, string>>;
  tags: string[];
  madeAt: number;
  day: string;
  part: DayPart;
};

export function makeCachedPage({ html, headers, tags, madeAt, day, part }: PageParts): CachedPage {
  const body = Buffer.from(html);
  const forms = new Map<Form, Buffer>([['identity', body]]);
  return {
    etag: `W/${entityTag(body)}`,
    headers,
    tags,
    madeAt,
    day,
    part: tags.includes(DAY_PART_TAG) ? part : null,
    forms,
    sentHeaders: new WeakMap(),
    isVoid: false,
    isPacked: false,
  };
}

export function sizeOf(page: CachedPage): number {
  let bytes = ENTRY_BYTES;
  for (const form of page.forms.values()) bytes += form.length;
  for (const tag of page.tags) bytes += tag.length;
  return bytes;
}

/** The page in the given encoding, derived from another one on first request. */
export async function formOf(page: CachedPage, form: Form): Promise<Buffer> {
  const known = page.forms.get(form);
  if (known) return known;
  const plain = await plainForm(page);
  const made = form === 'identity' ? plain : await compressFast[form](plain);
  if (!page.forms.has(form)) page.forms.set(form, made);
  return page.forms.get(form) ?? made;
}

/** Compresses once with maximum quality and drops the plain text, because nearly all clients accept the compressed form. */
export async function pack(page: CachedPage): Promise<void> {
  page.forms.set('br', await compressBest(await plainForm(page)));
  page.forms.delete('identity');
  page.isPacked = true;
}

async function plainForm(page: CachedPage): Promise<Buffer> {
  const plain = page.forms.get('identity');
  if (plain) return plain;
  const packed = page.forms.get('br');
  if (!packed) throw new Error('a cached page without a form');
  return promisify(brotliDecompress)(packed);
}
