import type { Block, Inline } from '../guide/document.ts';

/** The kinds whose texts have a manifest: all that users read. */
export const KINDS_WITH_MANIFEST = [
  'article',
  'place',
  'event',
  'service',
  'question',
  'neighbourhood',
  'collection',
  'legal-document',
  'handbook',
] as const;
export type KindWithManifest = (typeof KINDS_WITH_MANIFEST)[number];

/** The names of all parts, which pages mark their elements with. */
export const PART_NAMES: readonly string[] = [
  'title',
  'summary',
  'body',
  'status',
  'accessibility',
  'description',
  'highlights',
  'signature',
  'tips',
  'rule',
  'venue',
  'organiser',
  'documents',
  'fee',
  'time',
  'who',
  'authority',
  'steps',
  'channels',
  'deadlines',
  'fines',
  'notes',
  'character',
  'pros',
  'cons',
  'entry',
];

/** STAFF-9: the part of a handbook with one of its texts. Several pages show some of them each, so there is one for each text. */
export const HANDBOOK_PART = 'entry';

/** A named part of a page with its words, one entry for each paragraph, heading, list entry and table cell. */
export type TextPart = { name: string; words: string[] };

/** What a hash of a text covers. Canonical JSON (RFC 8785) of it, in UTF-8, is what is hashed. */
export type HashedText = { kind: KindWithManifest; id: string; language: string; parts: TextPart[] };

/** Isolates, embeddings and marks of direction: a browser adds them around values, and they are no words. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Words as they are compared: composed characters, single spaces, no marks of direction. */
export function plainWords(text: string): string {
  return text.normalize('NFC').replaceAll(DIRECTION_MARKS, '').replaceAll(/\s+/g, ' ').trim();
}

/** A fact in a text. Its value is compared separately, because it changes without the text. */
export function factMark(id: string): string {
  return `{{${id}}}`;
}

/** The words of running text. Facts that the page does not have are left out, as on the page. */
export function wordsOfInlines(nodes: readonly Inline[], factIds: ReadonlySet<string>): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.text;
      if (node.type === 'fact') return factIds.has(node.id) ? factMark(node.id) : '';
      return wordsOfInlines(node.children, factIds);
    })
    .join('');
}

/** The words of prose in reading order. */
export function wordsOfBlocks(blocks: readonly Block[], factIds: ReadonlySet<string>): string[] {
  const words = (nodes: readonly Inline[]) => wordsOfInlines(nodes, factIds);
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'list':
        return block.items.map(words);
      case 'table':
        return [...block.head, ...block.rows.flat()].map(words);
      default:
        return [words(block.children)];
    }
  });
}

/** A part, or nothing where it has no words. */
export function textPart(name: string, words: readonly (string | null | undefined)[]): TextPart[] {
  const plain = words.flatMap((one) => (one ? [plainWords(one)] : [])).filter((one) => one !== '');
  return plain.length === 0 ? [] : [{ name, words: plain }];
}
