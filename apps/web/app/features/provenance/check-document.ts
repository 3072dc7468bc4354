import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { signedManifestSchema, type SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import { KINDS_WITH_MANIFEST } from '@dalil/domain/provenance/text-parts.ts';
import { DEVICE_CACHES, deviceCaches } from '@dalil/offline/device-caches.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../data/api.ts';
import { checkText, type TextCheck } from './check-text.ts';
import { findKeys, findManifest } from './find-manifest.ts';
import { type PageText, readPageTexts } from './read-page-text.ts';

export const MAX_FILE_BYTES = 5_000_000;

export type CheckedText = { title: string; signed: SignedManifest; check: TextCheck };
/** Why nothing could be checked: a message of the form, or of the reading of manifests. */
export type CheckProblem =
  | 'address'
  | 'no-text'
  | 'page-offline'
  | 'page-missing'
  | 'file'
  | 'large'
  | 'offline'
  | 'server'
  | 'not-found';
export type DocumentCheck = { texts: CheckedText[] } | { problem: CheckProblem };

type Reading = { api: ApiClient; queries: QueryClient };

/** Checks the texts of a page of this site. Without a connection the page that the device has stored is read. */
export async function checkAddress(reading: Reading, address: string, origin: string): Promise<DocumentCheck> {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (url?.origin !== origin) return { problem: 'address' };
  const page = await readPage(url.href.split('#')[0] ?? '');
  if (typeof page !== 'string') return page;
  const parsed = parse(page);
  const texts = readPageTexts(parsed);
  const named = texts.filter(({ id }) => `#${id}` === url.hash);
  return checkTexts(reading, named.length > 0 ? named : texts, languageOf(parsed));
}

/** Checks a saved page, or the signature of a saved manifest. */
export async function checkFile(reading: Reading, file: File): Promise<DocumentCheck> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'large' };
  const content = await file.text();
  const signed = parseManifest(content);
  if (signed) {
    const found = await findKeys(reading);
    if ('failed' in found) return { problem: found.failed };
    return { texts: [{ title: file.name, signed, check: await checkText(signed, found.keys, null) }] };
  }
  if (!/<html/i.test(content)) return { problem: 'file' };
  const page = parse(content);
  return checkTexts(reading, readPageTexts(page), languageOf(page));
}

async function checkTexts(reading: Reading, texts: readonly PageText[], locale: Locale): Promise<DocumentCheck> {
  const known = texts.flatMap((text) => {
    const kind = KINDS_WITH_MANIFEST.find((one) => one === text.kind);
    return kind && /^[a-z0-9-]{1,80}$/.test(text.id) ? [{ kind, text }] : [];
  });
  if (known.length === 0) return { problem: 'no-text' };
  const checked: CheckedText[] = [];
  for (const { kind, text } of known) {
    const found = await findManifest({ ...reading, locale }, { kind, id: text.id });
    if ('failed' in found) return { problem: found.failed };
    const title = text.parts.find(({ name }) => name === 'title')?.words[0] ?? text.id;
    checked.push({ title, signed: found.signed, check: await checkText(found.signed, found.keys, text) });
  }
  return { texts: checked };
}

async function readPage(address: string): Promise<string | { problem: CheckProblem }> {
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => storedPage(address));
  if (!response) return { problem: 'page-offline' };
  return response.ok ? response.text() : { problem: 'page-missing' };
}

async function storedPage(address: string): Promise<Response | undefined> {
  const cache = await deviceCaches()?.open(DEVICE_CACHES.pages);
  return cache?.match(address, { ignoreVary: true });
}

/** A parsed document runs no scripts and loads nothing. Styles are left out, which the policy of this page would refuse aloud. */
function parse(html: string): Document {
  const plain = html.replaceAll(/<style[\s\S]*?<\/style>|\sstyle="[^"]*"/gi, '');
  return new DOMParser().parseFromString(plain, 'text/html');
}

function languageOf(page: Document): Locale {
  return LOCALES.find((locale) => page.documentElement.lang.startsWith(locale)) ?? 'en';
}

function parseManifest(content: string): SignedManifest | null {
  if (!content.trimStart().startsWith('{')) return null;
  try {
    return signedManifestSchema.safeParse(JSON.parse(content)).data ?? null;
  } catch {
    return null;
  }
}
