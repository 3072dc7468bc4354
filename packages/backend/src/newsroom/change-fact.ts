import { facts, factTexts } from '@dalil/database/tables/guide.ts';
import { factVersions } from '@dalil/database/tables/newsroom.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Fact, factSchema } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { scheduleRowSchema } from '@dalil/domain/guide/schedule.ts';
import { scheduleFault } from '@dalil/domain/newsroom/schedule-fault.ts';
import { factChangeFields, TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { STORED_FACT_JSON } from '../guide/find-facts.ts';
import { factKeyFields } from './get-desk-fact.ts';
import { storeWaitingWords } from './store-waiting-words.ts';

const VALUE_LIMIT = 500;
const MAX_ROWS = 50;
const word = textInput().trim().min(1).max(VALUE_LIMIT);

export const changeFactFields = {
  /** What was seen of it. A newer change is not overwritten. */
  version: textInput().max(60),
  /** Absent: the value stays. Of a text, `values` are its words in each language; of hours, it is the rows of the week. */
  value: z.optional(z.union([z.number(), textInput().max(VALUE_LIMIT), z.array(scheduleRowSchema).max(MAX_ROWS)])),
  values: z.optional(z.partialRecord(z.enum(LOCALES), word)),
  /** The names of the source that change. A source on another site needs its name in every language. */
  sourceNames: z.optional(z.partialRecord(z.enum(LOCALES), textInput().trim().min(1).max(TEXT_LIMITS.source))),
  isShown: z.boolean(),
  ...factChangeFields,
};
const input = z.object({ ...factKeyFields, ...changeFactFields });
type Given = z.output<typeof input>;
type Changed = { before: Fact; after: Fact };

/**
 * STAFF-6: changes a fact, with its source and date, wherever it appears: the triggers of the table refresh pages, search, the
 * assistant and the offline guide. The old value stays in the history, and languages whose words it leaves behind wait for translation. Fails with `not_found`, `conflict` if another user changed it
 * meanwhile, and `invalid_input` for a value that its type does not allow or dates that exclude each other.
 */
export const changeFact = command<typeof input, Changed>({
  name: 'change-fact',
  input,
  permission: 'newsroom:publish:any',
  audit: {
    event: 'newsroom.fact-changed',
    metadata: ({ id, reason }, { before, after }) => ({
      subject: id,
      reason,
      from: before.value,
      to: after.value,
      sourceUrl: after.sourceUrl,
    }),
  },
  run: async (deps, given, actor) => {
    const { db, now } = deps;
    const { id, version, reason } = given;
    const { rows } = await db.execute<{ fact: Fact; version: string }>(sql`
      select ${STORED_FACT_JSON} as fact, md5(f::text) as version from facts f where f.id = ${id} for update`);
    const [row] = rows;
    if (!row) throw new Failure('not_found');
    if (row.version !== version) throw new Failure('conflict');
    const before = row.fact;
    const after = changedFact(before, given, dubaiDate(now()));
    await db.insert(factVersions).values({
      factId: id,
      before,
      reason,
      changedBy: signedIn(actor).userId,
      changedAt: now(),
    });
    const { sourceUrl, asOf, reviewBy, confidence, isShown } = after;
    await db
      .update(facts)
      .set({
        // A text has no value of its own; the column is never SQL null.
        value: after.value ?? sql`'null'::jsonb`,
        // A written form of a number belongs to the old number.
        ...(after.value !== before.value && { display: null }),
        validFrom: after.validFrom ?? null,
        validUntil: after.validUntil ?? null,
        sourceUrl,
        asOf,
        reviewBy,
        confidence,
        isShown,
        updatedAt: now(),
        // An import must not bring the old value back.
        importHash: null,
      })
      .where(eq(facts.id, id));
    for (const locale of LOCALES) {
      const [value, sourceName] = [given.values?.[locale], given.sourceNames?.[locale]];
      if (value === undefined && sourceName === undefined) continue;
      await db
        .update(factTexts)
        .set({ value, sourceName })
        .where(and(eq(factTexts.factId, id), eq(factTexts.locale, locale)));
    }
    await storeWaitingWords(deps, before, after);
    return { before, after };
  },
});

/** The fact after the change, checked as a whole. */
function changedFact(before: Fact, given: Given, today: string): Fact {
  const { sourceUrl, asOf, reviewBy, confidence, isShown, validFrom, validUntil, value, values, sourceNames } = given;
  const invalid = (path: string, code: string) => new Failure('invalid_input', { fields: [{ path, code }] });
  if (value !== undefined && before.type === 'text') throw invalid('value', 'not_editable');
  if (Array.isArray(value) && scheduleFault(value) !== null) throw invalid('value', 'wrong_for_type');
  if (values && before.type !== 'text') throw invalid('values', 'not_editable');
  if (reviewBy < today) throw invalid('reviewBy', 'past');
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) throw invalid('validUntil', 'before_start');
  if (asOf > today) throw invalid('asOf', 'future');
  // Users would read the name of the source before under the address of another.
  const unnamed = LOCALES.find((locale) => before.texts[locale] && sourceNames?.[locale] === undefined);
  if (unnamed && siteOf(sourceUrl) !== siteOf(before.sourceUrl)) throw invalid(`sourceNames.${unnamed}`, 'required');
  const { validFrom: _from, validUntil: _until, ...rest } = before;
  const texts = Object.fromEntries(
    Object.entries(before.texts).map(([locale, text]) => {
      const changed = values?.[locale as keyof typeof values];
      const sourceName = sourceNames?.[locale as keyof typeof sourceNames];
      return [
        locale,
        { ...text, ...(changed !== undefined && { value: changed }), ...(sourceName !== undefined && { sourceName }) },
      ];
    }),
  );
  const hasDisplay = 'display' in rest && value !== undefined && value !== before.value;
  const after = {
    ...rest,
    ...(value !== undefined && { value }),
    ...(hasDisplay && { display: undefined }),
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
    texts,
    sourceUrl,
    asOf,
    reviewBy,
    confidence,
    isShown,
  };
  const parsed = factSchema.safeParse(after);
  if (!parsed.success) throw invalid('value', 'wrong_for_type');
  return parsed.data;
}

const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
