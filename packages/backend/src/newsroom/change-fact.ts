import { factProposals } from '@dalil/database/tables/newsroom.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Fact, factSchema, VERDICTS } from '@dalil/domain/guide/fact.ts';
import { sentenceFaults } from '@dalil/domain/guide/fact-sentence.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { scheduleRowSchema } from '@dalil/domain/guide/schedule.ts';
import { evidenceFault, isSameValue, waitsForSecond } from '@dalil/domain/newsroom/fact-rules.ts';
import { scheduleFault } from '@dalil/domain/newsroom/schedule-fault.ts';
import { factChangeFields, TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { unusualChange, unusualSentences } from '@dalil/domain/newsroom/unusual-change.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { recordAudit } from '../core/audit.ts';
import { command } from '../core/command.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { effectOf } from './find-fact-uses.ts';
import { findApprovers } from './find-staff.ts';
import { factKeyFields } from './fact-key.ts';
import { tellApprovers } from './tell-approvers.ts';
import { lockFact, writeFact } from './write-fact.ts';

const VALUE_LIMIT = 500;
const MAX_ROWS = 50;
const word = textInput().trim().min(1).max(TEXT_LIMITS.words);

const valueField = z.union([z.number(), textInput().max(VALUE_LIMIT), z.array(scheduleRowSchema).max(MAX_ROWS)]);
const wordsField = z.partialRecord(z.enum(LOCALES), word);

export const changeFactFields = {
  /** What was seen of it. A newer change is not overwritten. */
  version: textInput().max(60),
  /** Absent: the value stays. Of a text, `values` are its words in each language; of hours, it is the rows of the week. */
  value: z.optional(valueField),
  values: z.optional(wordsField),
  /** The same `value` or `values` again: it is meant, although it is outside the usual range. */
  confirmed: z.optional(z.union([valueField, wordsField])),
  /** The sentence that answers, in every language of the fact; none: the fact has no sentences. Absent: they stay. */
  sentences: z.optional(wordsField),
  /** The same `sentences` again: their numbers are meant, although they are outside the usual range. */
  confirmedSentences: z.optional(wordsField),
  /** The answer to the yes/no question that the fact settles; null: it settles none. Absent: it stays. */
  verdict: z.optional(z.nullable(z.enum(VERDICTS))),
  /** The names of the source that change. A source on another site needs its name in every language. */
  sourceNames: z.optional(z.partialRecord(z.enum(LOCALES), textInput().trim().min(1).max(TEXT_LIMITS.source))),
  isShown: z.boolean(),
  ...factChangeFields,
};
const input = z.object({ ...factKeyFields, ...changeFactFields });
type Given = z.output<typeof input>;
/** `waits`: nothing is published until a second person has approved it. */
export type Changed = { before: Fact; after: Fact; waits: boolean; isAlone: boolean };

/**
 * STAFF-6: changes a fact, with its source and date, wherever it appears: the triggers of the table refresh pages, search, the
 * assistant and the offline guide. The old value stays in the history, and languages whose words it leaves behind wait for translation.
 * A change of a fact that needs two people waits for the second, who is notified. Fails with `not_found`, `conflict` if another user changed it
 * meanwhile or a change of it waits already, `needs_confirmation` for an unusual value that is not confirmed, and `invalid_input` for
 * a value that its type does not allow, dates that exclude each other and evidence that does not fit the reason.
 */
export const changeFact = command<typeof input, Changed>({
  name: 'change-fact',
  input,
  permission: 'newsroom:publish:any',
  audit: { none: 'a published and a proposed change are different events, which the command writes itself' },
  run: async (deps, given, actor) => {
    const { id, version, reason } = given;
    const { userId } = signedIn(actor);
    const { fact: before, version: current } = await lockFact(deps, id);
    if (current !== version) throw new Failure('conflict');
    const after = changedFact(before, given, dubaiDate(deps.now()));
    const fault = evidenceFault(before, after, { reason, isSameValue: isSameValue(before, after) });
    if (fault) throw new Failure('invalid_input', { fields: [fault] });
    await requireConfirmed(deps, before, after, given);
    const needsTwo = waitsForSecond(before, after);
    // Where one person runs an installation, their change is published, and the audit log says so.
    const approvers = needsTwo ? await findApprovers(deps, userId) : [];
    const isAlone = needsTwo && approvers.length === 0;
    const waits = needsTwo && !isAlone;
    if (waits) await propose(deps, { before, after, reason, version, userId });
    if (waits) await tellApprovers(deps, id, approvers);
    else await writeFact(deps, { before, after, reason, changedBy: userId, approvedBy: null });
    const metadata = { subject: id, reason, from: before.value, to: after.value, sourceUrl: after.sourceUrl };
    await recordAudit(deps, {
      event: waits ? 'newsroom.fact-proposed' : 'newsroom.fact-changed',
      userId,
      metadata: { ...metadata, ...(isAlone && { isAlone }) },
    });
    return { before, after, waits, isAlone };
  },
});

/** A value outside its usual range is published only when it is named twice: a typing error rarely is. */
async function requireConfirmed(
  deps: Deps,
  before: Fact,
  after: Fact,
  { value, values, confirmed, sentences, confirmedSentences }: Given,
): Promise<void> {
  const isNamed = (again: unknown, given: unknown) => again !== undefined && isDeepStrictEqual(again, given);
  const unusual = isNamed(confirmed, value ?? values) ? null : unusualChange(before, after);
  const inSentences = isNamed(confirmedSentences, sentences) ? null : unusualSentences(before, after);
  const fields = [
    ...(unusual ? [{ path: value === undefined ? 'values' : 'value', code: unusual }] : []),
    ...(inSentences ? [{ path: 'sentences', code: inSentences }] : []),
  ];
  if (fields.length === 0) return;
  const effect = await effectOf(deps, before, after);
  const said = unusual ? {} : { from: sentencesOf(before), to: sentencesOf(after) };
  throw new Failure('needs_confirmation', { fields, effect: { ...effect, ...said } });
}

/** The sentence in each language that has one. */
export const sentencesOf = ({ texts }: Fact): Partial<Record<Locale, string>> =>
  Object.fromEntries(LOCALES.flatMap((one) => (texts[one]?.sentence ? [[one, texts[one].sentence]] : [])));

type Proposal = { before: Fact; after: Fact; reason: Given['reason']; version: string; userId: string };

async function propose({ db, now }: Deps, { before, after, reason, version, userId }: Proposal): Promise<void> {
  const added = await db
    .insert(factProposals)
    .values({
      id: randomUUID(),
      factId: before.id,
      before,
      version,
      after,
      reason,
      proposedBy: userId,
      proposedAt: now(),
      state: 'waiting',
    })
    .onConflictDoNothing()
    .returning({ id: factProposals.id });
  if (added.length === 0) throw new Failure('conflict', { fields: [{ path: 'version', code: 'waiting' }] });
}

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
  const { validFrom: _from, validUntil: _until, verdict: _verdict, ...rest } = before;
  const verdict = given.verdict === undefined ? before.verdict : given.verdict;
  const texts = changedTexts(before, given);
  requireSentences(before, texts, given);
  const hasDisplay = 'display' in rest && value !== undefined && value !== before.value;
  const after = {
    ...rest,
    ...(value !== undefined && { value }),
    ...(hasDisplay && { display: undefined }),
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
    ...(verdict && { verdict }),
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

/** The words after the change. Sentences are given for all languages or for none. */
function changedTexts(before: Fact, { values, sentences, sourceNames }: Given): Fact['texts'] {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = before.texts[locale];
      if (!text) return [];
      const { sentence: old, ...rest } = text;
      const [value, sourceName] = [values?.[locale], sourceNames?.[locale]];
      const sentence = sentences === undefined ? old : sentences[locale];
      const changed = {
        ...rest,
        ...(value !== undefined && { value }),
        ...(sourceName !== undefined && { sourceName }),
        ...(sentence !== undefined && { sentence }),
      };
      return [[locale, changed]];
    }),
  );
}

/**
 * New sentences follow the rules of sentences. That of a text says its words, so a change of the words names the sentences as well:
 * otherwise the assistant would go on saying the words before.
 */
function requireSentences(before: Fact, texts: Fact['texts'], { sentences }: Given): void {
  const refused = (locale: Locale, code: string) =>
    new Failure('invalid_input', { fields: [{ path: `sentences.${locale}`, code }] });
  if (sentences === undefined) {
    const behind = LOCALES.find(
      (locale) => texts[locale]?.sentence !== undefined && texts[locale]?.value !== before.texts[locale]?.value,
    );
    if (behind) throw refused(behind, 'required');
    return;
  }
  const unknown = LOCALES.find((locale) => sentences[locale] !== undefined && !before.texts[locale]);
  if (unknown) throw refused(unknown, 'not_editable');
  const [fault] = sentenceFaults({ type: before.type, texts });
  if (fault) throw refused(fault.locale, fault.code);
}

const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
