import { brotliDecompress } from 'node:zlib';
import { promisify } from 'node:util';
import { entityTag } from '@dalil/backend/core/entity-tag.ts';
import { compressBest, compressFast, type Encoding } from '../compress.ts';

/** The forms a page is sent in; `identity` is not compressed. */
export type Form = Encoding | 'identity';

export type CachedPage = {
  /** Weak, because the forms of one page have the same content and different bytes. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** The day in Dubai the page was made on. */
  readonly day: string;
  /** Made when first asked for, and kept; there is always one. */
  readonly forms: Map<Form, Buffer>;
  /** The headers each form is sent with when it is fresh, as a flat list of names and values. */
  readonly sentHeaders: WeakMap<Buffer, string[]>;
  isVoid: boolean;
  /** Compressed as well as it goes, or about to be. */
  isPacked: boolean;
};

/** What every entry costs besides its forms: headers, tags, the map itself. */
const ENTRY_BYTES = 2048;

type PageParts = {
  html: string;
  headers: Readonly<Record<string, string>>;
  tags: string[];
  madeAt: number;
  day: string;
};

export function makeCachedPage({ html, headers, tags, madeAt, day }: PageParts): CachedPage {
  const body = Buffer.from(html);
  const forms = new Map<Form, Buffer>([['identity', body]]);
  return {
    etag: `W/${entityTag(body)}`,
    headers,
    tags,
    madeAt,
    day,
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

/** The page in a form, made from another where nobody asked for it before. */
export async function formOf(page: CachedPage, form: Form): Promise<Buffer> {
  const known = page.forms.get(form);
  if (known) return known;
  const plain = await plainForm(page);
  const made = form === 'identity' ? plain : await compressFast[form](plain);
  if (!page.forms.has(form)) page.forms.set(form, made);
  return page.forms.get(form) ?? made;
}

/** Compresses as well as it goes, once, and lets go of the plain text: nearly every reader takes the compressed one. */
export async function pack(page: CachedPage): Promise<void> {
  page.forms.set('br', await compressBest(await plainForm(page)));
  page.forms.delete('identity');
}

async function plainForm(page: CachedPage): Promise<Buffer> {
  const plain = page.forms.get('identity');
  if (plain) return plain;
  const packed = page.forms.get('br');
  if (!packed) throw new Error('a cached page without a form');
  return promisify(brotliDecompress)(packed);
}
