import { createHash } from 'node:crypto';
import { DATA_VERSION } from '@dalil/domain/guide/content-schema.ts';
import { sql } from 'drizzle-orm';
import type { askedAs, contentFacts, contentItems, contentTexts, facts, factTexts, terms } from '../tables/guide.ts';
import type { StartingFact, StartingItem, StartingQuestions, StartingTerm } from './starting-content.ts';

/** What an import remembers of a row, to know later whether its source changed. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

export interface ItemRows {
  item: typeof contentItems.$inferInsert & { importHash: string };
  texts: (typeof contentTexts.$inferInsert)[];
  facts: (typeof contentFacts.$inferInsert)[];
}

export function itemRows(source: StartingItem, now: Date): ItemRows {
  const { path: _, texts, factIds, ...head } = source;
  const { kind, id, state } = head;
  return {
    item: {
      ...head,
      dataVersion: DATA_VERSION[kind],
      publishedAt: state === 'published' ? now : null,
      createdAt: now,
      updatedAt: now,
      importHash: hashOf([head, texts, DATA_VERSION[kind]]),
    },
    texts: Object.entries(texts).map(([locale, { title, summary, body, translation }]) => ({
      kind,
      itemId: id,
      locale,
      title,
      summary,
      body,
      translation: translation ?? null,
      state,
      updatedAt: now,
    })),
    facts: factIds.map((factId, position) => ({ kind, itemId: id, factId, position })),
  };
}

export interface FactRows {
  fact: typeof facts.$inferInsert & { importHash: string };
  texts: (typeof factTexts.$inferInsert)[];
}

export function factRows({ fact }: StartingFact, now: Date): FactRows {
  const { texts, value, ...rest } = fact;
  return {
    fact: {
      currency: null,
      unit: null,
      display: null,
      validFrom: null,
      validUntil: null,
      note: null,
      verdict: null,
      ...rest,
      // A text fact has its value in its texts; the column is never SQL null.
      value: value ?? sql`'null'::jsonb`,
      updatedAt: now,
      importHash: hashOf(fact),
    },
    texts: Object.entries(texts).map(([locale, { label, sourceName, value: text, sentence }]) => ({
      factId: fact.id,
      locale,
      label,
      sourceName,
      value: text ?? null,
      sentence: sentence ?? null,
    })),
  };
}

export function askedRow({ kind, itemId, locale, questions }: StartingQuestions): typeof askedAs.$inferInsert & {
  importHash: string;
} {
  return { kind, itemId, locale, questions, importHash: hashOf(questions) };
}

export function termRow({ group, id, locale, label, forms }: StartingTerm): typeof terms.$inferInsert & {
  importHash: string;
} {
  return { group, id, locale, label, forms, importHash: hashOf([label, forms]) };
}
