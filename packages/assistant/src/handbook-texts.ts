import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { HandbookId } from '@dalil/domain/guide/handbook-id.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { GuideSource, GuideText } from './answer-guide.ts';
import { fillLines, type RawLine } from './make-guide-text.ts';

/** A handbook with its text in one language. */
export type HandbookText = {
  id: HandbookId;
  asOf: string;
  source: GuideSource | null;
  locale: Locale;
  title: string;
  body: unknown;
};

const HREFS: Record<HandbookId, string> = {
  climate: '/weather',
  transport: '/practical',
  living: '/living',
  practical: '/practical',
};
/** Lists of names and rows of figures, which contain no sentences to answer with. */
const UNREAD = new Set(['stations', 'lines', 'roads', 'gates', 'phrasebook', 'precision', 'advice', 'formerNames']);
const TITLES = ['title', 'topic', 'name', 'item', 'belowMarket'] as const;
const LINES = ['text', 'value', 'advice', 'note', 'maxIncrease'] as const;

/** The facts a handbook refers to in its sentences, and those whose purposes it lists. */
export function handbookFacts(body: unknown): string[] {
  const { emergency } = body as { emergency?: { purposes?: Record<string, string> } };
  return [...new Set([...factIdsIn(JSON.stringify(body)), ...Object.keys(emergency?.purposes ?? {})])];
}

/** The chapters of a handbook as separate texts. `facts` are the views of all facts it refers to. */
export function handbookTexts(handbook: HandbookText, facts: ReadonlyMap<string, FactView>): GuideText[] {
  return entriesOf(handbook.body as Record<string, unknown>).flatMap(([chapter, content]) => {
    if (UNREAD.has(chapter)) return [];
    const lines = readLines(content, null, [handbook.id, chapter]);
    const { sentences, hiddenFacts } = fillLines(lines, facts);
    if (sentences.length === 0) return [];
    const { asOf, source, locale, title } = handbook;
    const about = { details: [], position: null, place: null, neighbourhoods: [], event: null, collected: [] };
    const id = `${handbook.id}/${chapter}`;
    return [
      { kind: 'handbook', id, locale, title, href: HREFS[handbook.id], source, asOf, sentences, hiddenFacts, ...about },
    ];
  });
}

/** Sorted by name, because a database does not preserve the key order of JSON. */
function entriesOf(fields: Record<string, unknown>): [string, unknown][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The purpose of a number, by the fact that holds the number. */
function purposes(fields: Record<string, unknown>, path: readonly string[]): RawLine[] {
  return entriesOf(fields).map(([id, purpose]) => ({
    text: `${String(purpose)}: {{${id}}}`,
    role: 'text',
    topic: [...path, 'phone'].join(' '),
    isWhole: true,
  }));
}

function readLines(content: unknown, heading: string | null, path: readonly string[]): RawLine[] {
  const topic = path
    .join(' ')
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll(/[-_]/gu, ' ');
  if (typeof content === 'string') return [{ text: content, role: 'text', heading, topic }];
  if (Array.isArray(content)) return content.flatMap((one) => readLines(one, heading, path));
  if (content === null || typeof content !== 'object') return [];
  const fields = content as Record<string, unknown>;
  if (path.at(-1) === 'purposes') return purposes(fields, path);
  const { from, to } = fields;
  if (typeof from === 'string' && typeof to === 'string') {
    return [{ text: `${path.at(-1)}: ${from} – ${to}`, role: 'text', heading, topic: `${topic} bus line` }];
  }
  const named = TITLES.map((name) => fields[name]).find((title) => typeof title === 'string');
  const title = typeof named === 'string' ? named : heading;
  return entriesOf(fields).flatMap(([name, value]) => {
    if (UNREAD.has(name) && !(LINES as readonly string[]).includes(name)) return [];
    if (typeof named === 'string' && (TITLES as readonly string[]).includes(name)) return [];
    return readLines(value, title, (LINES as readonly string[]).includes(name) ? path : [...path, name]);
  });
}
