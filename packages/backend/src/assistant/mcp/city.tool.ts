import { ACTIONS, type Action, answerAt, type CanI, type CityState } from '@dalil/domain/city/can-i.ts';
import { answersThrough } from '@dalil/domain/city/can-i-rules.ts';
import { clockOf, DAY_MINUTES, dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { readOutlook } from '@dalil/domain/city/live/live-outlook.ts';
import { PRAYERS } from '@dalil/domain/city/prayer-times.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { getCalculator } from '../../city/get-calculator.ts';
import type { DayView } from '../../city/city-views.ts';
import { getDay } from '../../city/get-day.ts';
import { getConditions } from '../../city/live/get-conditions.ts';
import { getOutlook } from '../../city/live/get-outlook.ts';
import { GUEST } from '../../core/actor.ts';
import { type CitedItem, factItem } from '../model/cited-items.ts';
import { answerOf, answerSchema, defineTool, language } from './mcp-tool.ts';

const clock = z.string().describe('HH:MM in Dubai');

export const prayerTool = defineTool({
  name: 'prayer_times',
  title: 'Prayer times',
  description: 'The prayer times of a day in Dubai with sunrise, sunset and Asr by both schools.',
  input: z.strictObject({ date: textInput().max(10).default('today').describe('YYYY-MM-DD, or `today`'), language }),
  output: answerSchema.extend({
    date: z.string(),
    times: z.object({ ...Object.fromEntries(PRAYERS.map((name) => [name, clock])), hanafiAsr: clock }),
    sunrise: clock,
    sunset: clock,
  }),
  run: async ({ deps, origin }, { date, language: locale }) => {
    const [day, { facts }] = await Promise.all([
      getDay(deps, GUEST, { date, locale }),
      getCalculator(deps, GUEST, { calculator: 'prayer', locale }),
    ]);
    const times = Object.fromEntries(PRAYERS.map((name) => [name, clockOf(day.prayers[name])]));
    const all = { ...times, hanafiAsr: clockOf(day.hanafiAsr) };
    const text = Object.entries(all)
      .map(([name, at]) => `${name}: ${at}`)
      .join('\n');
    const computed = ruleItem('prayer-times', `Prayer times, ${day.date}`, {
      href: '/practical/calculators/prayer',
      asOf: day.date,
      text,
    });
    return {
      ...answerOf([computed, ...facts.map(factItem)], { origin, locale }),
      date: day.date,
      times: all,
      sunrise: clockOf(day.sun.sunrise),
      sunset: clockOf(day.sun.sunset),
    };
  },
});

/** What a rule of the guide computed: its source is the rule itself, on a page that explains it. */
function ruleItem(
  id: string,
  title: string,
  { href, asOf, text }: { href: string; asOf: string; text: string },
): CitedItem {
  return { citation: { kind: 'tool', id, title, href, source: null, asOf }, text };
}

const canISchema = z.object({
  action: z.enum(ACTIONS),
  answer: z.string().describe('yes, wait, no or unknown'),
  isCareful: z.boolean(),
  basis: z.string().describe('warning, live, stale, normal (means of the month), computed or none'),
  reasons: z.array(z.object({ code: z.string(), value: z.optional(z.number()) })),
  until: z.nullable(z.string()).describe('When a yes ends, in Dubai'),
  next: z.nullable(z.object({ from: z.string(), until: z.string() })),
});

export const canITool = defineTool({
  name: 'can_i_now',
  title: 'Can I now?',
  description:
    'Whether this minute suits swimming, running, walking, dining outside, driving or a visit to a federal office in Dubai, with reasons and what the answer rests on. Official warnings win. Not advice on safety.',
  input: z.strictObject({ action: z.optional(z.enum(ACTIONS)), language }),
  output: answerSchema.extend({ at: z.string(), answers: z.array(canISchema) }),
  run: async ({ deps, origin }, { action, language: locale }) => {
    const [day, outlook, conditions] = await Promise.all([
      getDay(deps, GUEST, { date: 'today', locale }),
      getOutlook(deps, GUEST, { until: 'tomorrow' }),
      getConditions(deps, GUEST, { extent: 'now' }),
    ]);
    const now = deps.now();
    const { date, sun, prayers, tariffs, climate, offices } = day;
    const live = readOutlook(outlook, date, now);
    const state: CityState = { date, sun, prayers, tariffs, month: climate, live, offices };
    const minute = dubaiMinute(now);
    const found = (action ? [action] : ACTIONS).map((one) => answerAt(one, answersThrough(one, state), minute));
    const items = [...sourcesOf(found, conditions, day), ...factsOf(found, day)];
    return {
      ...answerOf(items, { origin, locale }),
      at: `${date}T${clockOf(minute)}`,
      answers: found.map((one) => viewAnswer(one, date)),
    };
  },
});

function viewAnswer({ until, next, ...answer }: CanI, date: string): z.infer<typeof canISchema> {
  const at = (minute: number) => `${addDays(date, Math.floor(minute / DAY_MINUTES))}T${clockOf(minute % DAY_MINUTES)}`;
  return {
    ...answer,
    until: until === null ? null : at(until),
    next: next && { from: at(next.from), until: at(next.until) },
  };
}

type Conditions = Awaited<ReturnType<typeof getConditions>>;
const FEEDS = ['weather', 'sea', 'air'] as const;

/** The providers, the means of the month or the warning that the answers rest on. */
function sourcesOf(found: readonly CanI[], conditions: Conditions, { date, climate }: DayView): CitedItem[] {
  const bases = new Set(found.map(({ basis }) => basis));
  const summary = found
    .map(
      ({ action, answer, basis, reasons }) => `${action}: ${answer} (${basis}; ${reasons.map(reasonText).join(', ')})`,
    )
    .join('\n');
  const rule = ruleItem('can-i-now', 'Rules of the guide', { href: '/today', asOf: date, text: summary });
  const feeds = bases.has('live') || bases.has('stale') ? FEEDS : [];
  const provided = [...feeds, ...(bases.has('warning') ? (['warnings'] as const) : [])].flatMap((feed): CitedItem[] => {
    const value = conditions[feed];
    if (!value?.source) return [];
    const { name, url } = value.source;
    const citation = { kind: 'tool', id: feed, title: name, href: '/weather', asOf: value.fetchedAt } as const;
    return [{ citation: { ...citation, source: { name, url } }, text: `${feed}: ${value.state}` }];
  });
  const means =
    bases.has('normal') && climate
      ? [ruleItem('climate', climate.comfortLabel, { href: '/weather', asOf: climate.asOf, text: climate.advice })]
      : [];
  return [rule, ...provided, ...means];
}

function reasonText({ code, value }: CanI['reasons'][number]): string {
  return value === undefined ? code : `${code} ${value}`;
}

const FACTS_OF: Partial<Record<Action, RegExp>> = { drive: /^(?:salik|parking)\./, office: /^work\./ };

function factsOf(found: readonly CanI[], { facts }: DayView): CitedItem[] {
  const wanted = found.flatMap(({ action }) => FACTS_OF[action] ?? []);
  return facts.filter(({ id }) => wanted.some((pattern) => pattern.test(id))).map(factItem);
}
