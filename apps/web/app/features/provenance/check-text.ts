import type { Manifest, ProvenanceKey, SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import { HANDBOOK_PART, plainWords, type TextPart } from '@dalil/domain/provenance/text-parts.ts';
import canonicalize from 'canonicalize';
import type { PageText } from './read-page-text.ts';
import { deviceCryptography, requireCryptography } from '@dalil/offline/device-cryptography.ts';

/** `unsupported`: the browser has no Ed25519, or the page is not on a secure connection. */
export type SignatureState = 'valid' | 'invalid' | 'unknown-key' | 'unsupported';

export type TextCheck = {
  signature: SignatureState;
  /** Null if only a manifest was checked, and where the browser has no cryptography at all. */
  text: {
    /** Whether page and manifest are of one item in one language. */
    isSameItem: boolean;
    isSameLanguage: boolean;
    isSame: boolean;
    /** The parts whose words differ, or that only one side has. */
    differing: string[];
    /** The facts whose displayed value is not the recorded one. */
    wrongFacts: string[];
    factCount: number;
  } | null;
};

/** STAFF-9: verifies a manifest with the published keys and compares the displayed text with it, on the device. */
export async function checkText(
  { manifest, signature }: SignedManifest,
  keys: readonly ProvenanceKey[],
  page: PageText | null,
): Promise<TextCheck> {
  if (!deviceCryptography()) return { signature: 'unsupported', text: null };
  return {
    signature: await checkSignature(manifest, signature, keys),
    text: page && (await compareText(manifest, page)),
  };
}

/** Whether everything that was checked is as it was signed. */
export function isGenuine({ signature, text }: TextCheck): boolean {
  return signature === 'valid' && (text === null || (text.isSame && text.wrongFacts.length === 0));
}

async function checkSignature(
  manifest: Manifest,
  signature: string,
  keys: readonly ProvenanceKey[],
): Promise<SignatureState> {
  const known = keys.find(({ id }) => id === manifest.key);
  if (!known) return 'unknown-key';
  try {
    const cryptography = requireCryptography();
    const publicKey = await cryptography.importKey('raw', bytesOf(known.publicKey), 'Ed25519', false, ['verify']);
    const signed = new TextEncoder().encode(canonicalize(manifest));
    return (await cryptography.verify('Ed25519', publicKey, bytesOf(signature), signed)) ? 'valid' : 'invalid';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unsupported';
    return 'invalid';
  }
}

async function compareText(manifest: Manifest, page: PageText): Promise<NonNullable<TextCheck['text']>> {
  const { kind, id, language } = manifest.subject;
  const isSameItem = page.kind === kind && page.id === id;
  const isSameLanguage = page.language === language;
  if (kind === 'handbook') {
    const isSame = isSameItem && isSameLanguage && (await hasOnlyEntries(manifest, page));
    return {
      ...compared(manifest, page),
      isSameItem,
      isSameLanguage,
      isSame,
      differing: isSame ? [] : [HANDBOOK_PART],
    };
  }
  const names = manifest.text.parts.map(({ name }) => name);
  const inOrder = [
    ...names.flatMap((name) => page.parts.filter((part) => part.name === name)),
    ...page.parts.filter((part) => !names.includes(part.name)),
  ];
  const hash = await hashOf({ kind: page.kind, id: page.id, language: page.language, parts: inOrder });
  const isSame = hash === manifest.text.hash;
  const differing = isSame ? [] : await differingParts(manifest, inOrder);
  return { ...compared(manifest, page), isSameItem, isSameLanguage, isSame, differing };
}

function compared(manifest: Manifest, page: PageText) {
  return {
    wrongFacts: wrongFacts(manifest, page),
    factCount: new Set(page.facts.map((fact) => fact.id)).size,
  };
}

/** Whether every text that a page shows of a handbook is one of its signed texts. A page shows a part of a handbook. */
async function hasOnlyEntries({ text }: Manifest, page: PageText): Promise<boolean> {
  const signed = new Set(text.parts.map(({ hash }) => hash));
  const entries = page.parts.filter(({ name }) => name === HANDBOOK_PART).flatMap(({ words }) => words);
  const hashes = await Promise.all(entries.map((words) => hashOf({ name: HANDBOOK_PART, words: [words] })));
  return entries.length > 0 && hashes.every((hash) => signed.has(hash));
}

async function differingParts({ text }: Manifest, parts: readonly TextPart[]): Promise<string[]> {
  const hashes = new Map(await Promise.all(parts.map(async (part) => [part.name, await hashOf(part)] as const)));
  const names = new Set([...text.parts.map(({ name }) => name), ...hashes.keys()]);
  return [...names].filter((name) => hashes.get(name) !== text.parts.find((part) => part.name === name)?.hash);
}

function wrongFacts({ facts }: Manifest, page: PageText): string[] {
  const values = new Map(facts.map(({ id, value }) => [id, value]));
  const wrong = page.facts.filter(({ id, text, isSource }) => {
    const value = values.get(id);
    return value === null ? !isSource : isSource || plainWords(value ?? '') !== text;
  });
  return [...new Set(wrong.map(({ id }) => id))];
}

async function hashOf(value: object): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalize(value));
  const digest = new Uint8Array(await requireCryptography().digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
