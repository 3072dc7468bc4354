import type { Fact, FactTopic } from '../guide/fact.ts';
import { LOCALES } from '../language/locale.ts';
import type { FactChangeReason } from './text-fields.ts';

/**
 * The topics of law, visas, money and health. A mistake in one of these facts costs its readers a fine, a residence, money or their
 * health; `second-approver.ts` is the same rule for texts.
 */
const TWO_PERSON_TOPICS: ReadonlySet<FactTopic> = new Set([
  'law',
  'police',
  'visa',
  'identity',
  'work',
  'money',
  'health',
  'emergency',
]);

/** STAFF-6: whether a change of the fact waits for a second person. */
export const needsSecondPerson = ({ topic }: Pick<Fact, 'topic'>): boolean => TWO_PERSON_TOPICS.has(topic);

/** How long a change can be undone with one click. */
export const UNDO_MINUTES = 60;

export const FACT_DECISIONS = ['approve', 'reject', 'withdraw'] as const;
export type FactDecision = (typeof FACT_DECISIONS)[number];

type Change = { reason: string; changedAt: Date; changedBy: string | null; approvedBy: string | null };

/**
 * STAFF-6: whether a person may take the last change of a fact back: within the hour, and of a fact that needs two people only one of
 * the two. Both return to a value that was published before.
 */
export function isUndoable(
  fact: Pick<Fact, 'topic'>,
  { reason, changedAt, changedBy, approvedBy }: Change,
  { userId, now }: { userId: string; now: Date },
): boolean {
  if (reason === 'undone' || now.getTime() - changedAt.getTime() > UNDO_MINUTES * 60_000) return false;
  return !needsSecondPerson(fact) || userId === changedBy || userId === approvedBy;
}

type Evidence = Pick<Fact, 'sourceUrl' | 'asOf'>;
export type EvidenceFault = { path: 'asOf' | 'reason'; code: 'evidence_unchanged' | 'value_changed' };

/**
 * STAFF-6: why the evidence of a change does not fit its reason. A world that changed is known from a new source or from a later
 * date of the same one. A mistake of ours may have the evidence it had, which said so all along. What was only checked stays.
 */
export function evidenceFault(
  before: Evidence,
  after: Evidence,
  { reason, isSameValue }: { reason: FactChangeReason; isSameValue: boolean },
): EvidenceFault | null {
  if (reason === 'checked') return isSameValue ? null : { path: 'reason', code: 'value_changed' };
  if (reason === 'we-were-wrong') return null;
  const isNew = after.sourceUrl !== before.sourceUrl || after.asOf > before.asOf;
  return isSameValue || isNew ? null : { path: 'asOf', code: 'evidence_unchanged' };
}

/**
 * STAFF-6: whether a change of a fact waits for a second person. One is enough to hide a value, because what is wrong has to disappear
 * quickly, and to check the same value again in the same source.
 */
export function waitsForSecond(before: Fact, after: Fact): boolean {
  if (!needsSecondPerson(before)) return false;
  const isSame = isSameValue(before, after) && before.sourceUrl === after.sourceUrl;
  const isSameTime = before.validFrom === after.validFrom && before.validUntil === after.validUntil;
  return !isSame || !isSameTime || (!before.isShown && after.isShown);
}

/** Whether users read the same value: of a text, the same words in every language, and the sentence and verdict that answer. */
export function isSameValue(before: Fact, after: Fact): boolean {
  const words = ({ texts }: Fact) =>
    LOCALES.map((locale) => [texts[locale]?.value ?? null, texts[locale]?.sentence ?? null]);
  const all = (fact: Fact) => JSON.stringify([fact.value, unitOf(fact), words(fact), fact.verdict ?? null]);
  return all(before) === all(after);
}

/** The unit of a value, with its currency. */
export const unitOf = (fact: Fact): string | null =>
  [('currency' in fact && fact.currency) || '', ('unit' in fact && fact.unit) || ''].join(' ').trim() || null;
