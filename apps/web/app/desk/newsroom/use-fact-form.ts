import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import { CONFIDENCES, VALUE_TOKEN, VERDICTS } from '@dalil/domain/guide/fact.ts';
import { SENTENCE_FAULTS } from '@dalil/domain/guide/fact-sentence.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { FACT_CHANGE_REASONS } from '@dalil/domain/newsroom/text-fields.ts';
import type { FactEffect } from '@dalil/domain/newsroom/fact-effect.ts';
import { UNUSUAL_REASONS, type UnusualReason } from '@dalil/domain/newsroom/unusual-change.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, type FieldProblem } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { useAccountForm } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { changeFact, type DeskFactDetails, type FactChange } from '../../queries/newsroom.ts';
import { readFactDraft, storeFactDraft } from './fact-draft.ts';

/** Values of these types are numbers. The others are text, as the type writes it. */
export const NUMBERS: readonly string[] = ['money', 'number', 'percent'];
const AS_OF = /^20\d\d(-\d\d(-\d\d)?)?$/;
const WRONG_DATE = { key: 'newsroom.wrong.date' };
export const IS_SHOWN = 'yes';

type Values = Record<string, string>;
/** A change that waits for its author to confirm an unusual value. */
export type PendingChange = Pick<FactEffect, 'from' | 'to'> & {
  reason: UnusualReason;
  values: Values;
  /** What is unusual: the value, the sentences or both. */
  paths: string[];
};
type Confirmed = Pick<FactChange, 'confirmed' | 'confirmedSentences'>;
type Checks = Record<string, (text: string) => { key: string } | undefined>;

/** What the form begins with. Rows of hours are JSON; the words and names of a language are under `values.ar`. */
function valuesOf({ fact, value, values, sentences, verdict, sourceNames, isShown }: DeskFactDetails): Values {
  const inLanguages = (name: string, texts: Partial<Record<string, string>>) =>
    LOCALES.flatMap((locale) => (texts[locale] === undefined ? [] : [[`${name}.${locale}`, texts[locale]]]));
  return {
    value: Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''),
    ...(Object.fromEntries(inLanguages('values', values)) as Values),
    // A fact without sentences gets its first ones here.
    ...Object.fromEntries(
      LOCALES.flatMap((locale) =>
        sourceNames[locale] === undefined ? [] : [[`sentences.${locale}`, sentences[locale] ?? '']],
      ),
    ),
    verdict: verdict ?? '',
    sourceUrl: fact.source.url,
    ...(Object.fromEntries(inLanguages('sourceNames', sourceNames)) as Values),
    asOf: fact.asOf,
    confidence: fact.confidence,
    reviewBy: fact.reviewBy,
    validFrom: fact.validFrom ?? '',
    validUntil: fact.validUntil ?? '',
    reason: 'world-changed',
    isShown: isShown ? IS_SHOWN : '',
  };
}

/** STAFF-6: the change of a fact while it is typed. It is stored on the device, so that it survives a closed tab. */
export function useFactForm(details: DeskFactDetails, userId: string) {
  const api = useApi();
  const { _ } = useLingui();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const id = useId();
  const { fact, version } = details;
  const stored = valuesOf(details);
  const [draft, setDraft] = useState(() => readFactDraft(userId, fact.id));
  const [pending, setPending] = useState<PendingChange | null>(null);
  // What the server refused, by field.
  const [refused, setRefused] = useState<Record<string, Message>>({});
  const checks = checksOf(fact.type);
  const form = useAccountForm<string>({
    fields: Object.fromEntries(
      Object.entries(stored).map(([name, value]) => {
        const check = checks[name];
        return [name, { id: `${id}-${name}`, value: draft?.values[name] ?? value, ...(check && { check }) }];
      }),
    ),
    send: (values) => publish(values),
    fallback: 'newsroom.failed',
    failureField: `${id}-sourceUrl`,
  });
  async function publish(values: Values, confirmed: Confirmed = {}): Promise<void> {
    setRefused({});
    const sent = changeOf(values, stored, fact.type);
    try {
      const { waits } = await changeFact(api, fact.id, {
        version,
        ...sent,
        ...confirmed,
      });
      storeFactDraft(userId, fact.id, null);
      showToast({
        id: 'newsroom',
        tone: 'success',
        title: _(waits ? 'newsroom.fact.proposed' : 'newsroom.fact.changed'),
      });
      await queryClient.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'conflict') await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      const reason = UNUSUAL_REASONS.find((one) => one === error.fields[0]?.code);
      if (error.code === 'needs_confirmation' && error.effect && reason) {
        setPending({ ...error.effect, reason, values, paths: error.fields.map(({ path }) => path) });
        return;
      }
      if (error.fields.length === 0) throw error;
      const found = error.fields.map((problem) => [fieldOf(problem.path, stored), messageOf(problem)] as const);
      setRefused(Object.fromEntries(found.flatMap(([name, message]) => (name === null ? [] : [[name, message]]))));
      const whole = found.find(([name]) => name === null);
      if (whole) form.setFailure(whole[1]);
    }
  }
  function confirm(): void {
    if (pending === null) return;
    const { value = null, values = null, sentences } = changeOf(pending.values, stored, fact.type);
    const isOfSentences = (path: string) => path === 'sentences';
    const again = value ?? values;
    setPending(null);
    publish(pending.values, {
      ...(again !== null && !pending.paths.every(isOfSentences) && { confirmed: again }),
      ...(sentences !== undefined && pending.paths.some(isOfSentences) && { confirmedSentences: sentences }),
    }).catch((error: unknown) => form.setFailure(failureMessage(error, 'newsroom.failed')));
  }
  function change(name: string, value: string): void {
    form.change(name, value);
    setRefused(({ [name]: _gone, ...rest }) => rest);
    storeFactDraft(userId, fact.id, { version, values: { ...form.values, [name]: value } });
  }
  const field = (name: string) => {
    const own = form.field(name);
    return { ...own, error: own.error ?? refused[name], onChange: (value: string) => change(name, value) };
  };
  return {
    form: {
      ...form,
      fieldErrors: form.fieldErrors.map(([at, error]) => [at, error ?? refused[at.slice(id.length + 1)]] as const),
    },
    stored,
    change,
    field,
    pending,
    confirm,
    cancel: () => setPending(null),
    draft,
    discard: () => {
      storeFactDraft(userId, fact.id, null);
      setDraft(null);
      for (const [name, value] of Object.entries(stored)) form.change(name, value);
    },
  };
}
export type FactForm = ReturnType<typeof useFactForm>;

/** The field of the form that a path of the server means; null: none, so it is said of the whole form. */
function fieldOf(path: string, stored: Values): string | null {
  const first = Object.keys(stored).find((name) => name === path || name.startsWith(`${path}.`));
  return first ?? null;
}

const CODES = ['evidence_unchanged', 'value_changed', 'waiting'];

function messageOf({ path, code }: FieldProblem): Message {
  const [name] = path.split('.');
  const values = { token: VALUE_TOKEN };
  if (name === 'sentences' && code === 'required') return { key: 'newsroom.wrong.fact.sentence_required', values };
  const isSentence = SENTENCE_FAULTS.some((one) => one === code) && name === 'sentences';
  return { key: `newsroom.wrong.fact.${isSentence || CODES.includes(code) ? code : name}`, values };
}

function checksOf(type: string): Checks {
  const isNumber = NUMBERS.includes(type);
  const isValue = (text: string) => text.trim() !== '' && (!isNumber || readWrittenNumber(text) !== null);
  return {
    ...(type !== 'text' && { value: (text) => (isValue(text) ? undefined : { key: 'newsroom.wrong.value' }) }),
    sourceUrl: (text) => (/^https:\/\/\S+$/.test(text.trim()) ? undefined : { key: 'newsroom.wrong.source' }),
    asOf: (text) => (AS_OF.test(normalizeDigits(text).trim()) ? undefined : WRONG_DATE),
    reviewBy: (text) => (isDay(text) ? undefined : WRONG_DATE),
  };
}

/** The change as the server takes it: of words and names in a language, those that differ. */
function changeOf(values: Values, stored: Values, type: string) {
  const { value = '', sourceUrl = '', asOf = '', reviewBy = '', validFrom = '', validUntil = '' } = values;
  return {
    sourceUrl: sourceUrl.trim(),
    asOf,
    reviewBy,
    validFrom: validFrom === '' ? null : validFrom,
    validUntil: validUntil === '' ? null : validUntil,
    confidence: CONFIDENCES.find((one) => one === values.confidence) ?? 'official',
    reason: FACT_CHANGE_REASONS.find((one) => one === values.reason) ?? 'world-changed',
    isShown: values.isShown === IS_SHOWN,
    ...(type !== 'text' && { value: valueOf(value, type) }),
    ...(type === 'text' && { values: inLanguages('values', values) }),
    ...(sentencesDiffer(values, stored) && { sentences: sentencesIn(values) }),
    ...(values.verdict !== stored.verdict && { verdict: VERDICTS.find((one) => one === values.verdict) ?? null }),
    ...(isOtherSite(sourceUrl, stored.sourceUrl) || namesDiffer(values, stored)
      ? { sourceNames: inLanguages('sourceNames', values) }
      : {}),
  };
}

function valueOf(text: string, type: string): number | string | ScheduleRow[] {
  if (type === 'schedule') return JSON.parse(text) as ScheduleRow[];
  return NUMBERS.includes(type) ? (readWrittenNumber(text) ?? Number.NaN) : text.trim();
}

const inLanguages = (name: string, values: Values) =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = values[`${name}.${locale}`];
      return text === undefined ? [] : [[locale, text.trim()]];
    }),
  );

/** The sentences that are typed. A fact without any has none in every language. */
const sentencesIn = (values: Values) =>
  Object.fromEntries(Object.entries(inLanguages('sentences', values)).filter(([, text]) => text !== ''));

/** Whether the sentences are sent: they changed, or the words changed that the sentence of a text says. */
const sentencesDiffer = (values: Values, stored: Values) =>
  LOCALES.some((locale) => [`sentences.${locale}`, `values.${locale}`].some((name) => values[name] !== stored[name]));

const namesDiffer = (values: Values, stored: Values) =>
  LOCALES.some((locale) => values[`sourceNames.${locale}`] !== stored[`sourceNames.${locale}`]);

/** Whether an address leads to another site, so that the name of the source has to be looked at. */
export function isOtherSite(url: string, before = ''): boolean {
  return siteOf(url) !== null && siteOf(url) !== siteOf(before);
}

function siteOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
