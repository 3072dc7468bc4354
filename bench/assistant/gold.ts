import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import type { StartingContent } from '@dalil/database/content/starting-content.ts';
import { LOCALES, type Locale, localeSchema } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';

export const GOLD_FOLDER = fileURLToPath(new URL('gold', import.meta.url));

/** A second set, written last and not used for tuning. */
export const HELD_OUT_FOLDER = fileURLToPath(new URL('held-out', import.meta.url));

export const GOLD_OUTCOMES = ['answered', 'partly', 'unknown', 'official', 'declined'] as const;
export const GOLD_TOPICS = ['medical', 'legal', 'religion', 'politics', 'emergency'] as const;
const ITEM = /^(place|service|article|event|neighbourhood|question)\/[a-z0-9-]+$/;
const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00$/;

const line = z.string().check(z.regex(/^\S(.*\S)?$/su));
const lines = z.array(line);
const item = z.string().check(z.regex(ITEM));

const needSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** The time of the question, in Dubai. */
  at: z.string().check(z.regex(MOMENT)),
  /** The item whose page the question is sent from. */
  about: z.nullable(item),
  questions: z.strictObject({ en: line, ar: line, hi: line, ur: line }),
  expects: z.strictObject({
    /** Any of these is correct. */
    outcome: z.array(z.enum(GOLD_OUTCOMES)).check(z.minLength(1)),
    /** Each must be cited, and its value must be in the answer. */
    facts: lines,
    /** At least one must be cited, if there are any. */
    anyFacts: lines,
    items: z.array(item),
    /** The minimum number of items cited or displayed as cards. */
    atLeastItems: z.int().check(z.nonnegative()),
    /** Computed values, as written in an answer of the language. */
    values: z.partialRecord(localeSchema, lines),
    /** Text that no answer in any language may contain. */
    never: lines,
    /** The sensitive topic that refers the user to the authorities. */
    topic: z.nullable(z.enum(GOLD_TOPICS)),
  }),
});

/** One information need, as questions in four languages, with the requirements of a correct answer. */
export type GoldNeed = z.infer<typeof needSchema>;

type GoldFile = { path: string; text: string };
type Expected = GoldNeed['expects'];

/** Every need of the gold set in file order. Throws an error that lists all faults. */
export async function readGold(folder = GOLD_FOLDER): Promise<GoldNeed[]> {
  const { needs, faults } = inspectGold(await readFiles(folder), await readStartingContent());
  if (faults.length > 0) throw new Error(['The gold set has faults:', ...faults].join('\n'));
  return needs;
}

/** Parses needs and validates them against the content. A fault names the file and the need. */
export function inspectGold(
  files: readonly GoldFile[],
  content: StartingContent,
): { needs: GoldNeed[]; faults: string[] } {
  const known = {
    items: new Set(content.items.filter(({ state }) => state === 'published').map(({ kind, id }) => `${kind}/${id}`)),
    facts: new Set(content.facts.filter(({ fact }) => fact.isShown).map(({ fact }) => fact.id)),
  };
  const faults: string[] = [];
  const needs: GoldNeed[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    for (const raw of parseList(file, faults)) {
      const where = `${file.path} ${nameOf(raw)}`;
      const read = needSchema.safeParse(raw);
      if (!read.success) {
        faults.push(...read.error.issues.map(({ path: at, message }) => `${where}: ${at.join('.')} ${message}`));
        continue;
      }
      const own = [...repeated(read.data, where, seen), ...unknownIds(read.data, known), ...contradictions(read.data)];
      faults.push(...own.map((fault) => `${where}: ${fault}`));
      needs.push(read.data);
    }
  }
  return { needs, faults };
}

async function readFiles(folder: string): Promise<GoldFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ path: name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
}

function parseList({ path: name, text }: GoldFile, faults: string[]): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed;
    faults.push(`${name}: is not a list of needs`);
  } catch (error) {
    faults.push(`${name}: ${String(error)}`);
  }
  return [];
}

function nameOf(raw: unknown): string {
  return typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : 'without id';
}

/** Finds duplicate ids and questions. No two languages may share the wording of a question. */
function repeated({ id, questions }: GoldNeed, where: string, seen: Map<string, string>): string[] {
  const marks = [`id ${id}`, ...LOCALES.map((locale) => questions[locale])];
  const faults = marks.flatMap((mark) => {
    const before = seen.get(mark);
    seen.set(mark, where);
    return before === undefined ? [] : [`"${mark}" already stands in ${before}`];
  });
  return [...faults, ...LOCALES.filter((locale) => FOREIGN[locale].test(questions[locale])).map(strange)];
}

/** Letters a user of the language would not type. Latin letters are allowed: names and whole questions are written in them. */
const FOREIGN: Record<Locale, RegExp> = {
  en: /\p{Script=Arabic}|\p{Script=Devanagari}/u,
  ar: /\p{Script=Devanagari}/u,
  hi: /\p{Script=Arabic}/u,
  ur: /\p{Script=Devanagari}/u,
};

const strange = (locale: Locale) => `the question in ${locale} has letters of another script`;

function unknownIds(
  { about, expects: { facts, anyFacts, items } }: GoldNeed,
  known: { items: ReadonlySet<string>; facts: ReadonlySet<string> },
): string[] {
  const named = [...items, ...(about === null ? [] : [about])];
  return [
    ...[...facts, ...anyFacts].filter((id) => !known.facts.has(id)).map((id) => `no shown fact ${id}`),
    ...named.filter((id) => !known.items.has(id)).map((id) => `no published item ${id}`),
  ];
}

function contradictions({ expects }: GoldNeed): string[] {
  const { outcome, items, atLeastItems, topic } = expects;
  const isOfficial = outcome.includes('official');
  const isAlways = outcome.every((one) => one === 'official');
  return [
    ...(new Set(outcome).size < outcome.length ? ['an outcome stands twice'] : []),
    ...(items.length > 0 && atLeastItems === 0 ? ['items are named, and none is requested'] : []),
    ...(atLeastItems > items.length ? ['more items are requested than named'] : []),
    ...(topic !== null && !isOfficial ? ['a topic without the outcome official'] : []),
    ...(topic === null && isAlways ? ['the outcome official without a topic'] : []),
    ...(outcome.includes('answered') && !expectsSomething(expects) ? ['any answer would be right'] : []),
    ...valueFaults(expects),
  ];
}

const expectsSomething = ({ facts, anyFacts, items, values }: Expected) =>
  facts.length + anyFacts.length + items.length + Object.keys(values).length > 0;

/** A computed value is the same for all users. */
function valueFaults({ values }: Expected): string[] {
  const written = LOCALES.filter((locale) => (values[locale] ?? []).length > 0);
  return written.length === 0 || written.length === LOCALES.length ? [] : ['values not in every language'];
}
