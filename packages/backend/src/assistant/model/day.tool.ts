import type { Citation } from '@dalil/assistant/answer.ts';
import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { LOCALES, LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { DayView } from '../../city/city-views.ts';
import { getDay } from '../../city/get-day.ts';
import { type CitedItem, factItem } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';
import { TOOL_LABELS } from './tool-labels.ts';

const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
const input = z.object({ date: textInput().max(10).describe('YYYY-MM-DD, or `today`') });

/** A day in Dubai: dates, sun, prayer times, holidays. */
export function dayTool({ deps, actor, locale, cited }: ToolContext) {
  return tool({
    description:
      'A day in Dubai: weekday, Hijri date, sunrise, sunset, prayer times, public holidays, the next public holiday.',
    inputSchema: input,
    execute: async ({ date }) => {
      const day = await getDay(deps, actor, { date, locale });
      return cited.show([dayItem(day), ...holidayItems(day)]);
    },
  });
}

/** The cost of Salik and street parking on a day. */
export function tariffsTool({ deps, actor, locale, cited }: ToolContext) {
  return tool({
    description: 'When the Salik road toll and street parking cost what, on a day in Dubai.',
    inputSchema: input,
    execute: async ({ date }) => {
      const day = await getDay(deps, actor, { date, locale });
      const facts = day.facts.filter(({ id }) => /^(?:salik|parking)\./.test(id));
      return cited.show([tariffItem(day), ...facts.map(factItem)]);
    },
  });
}

function computed(id: string, title: string, href: string, asOf: string): Citation {
  return { kind: 'tool', id, title, href, source: null, asOf };
}

function dayItem(day: DayView): CitedItem {
  const { date, sun, prayers, hanafiAsr, hijri } = day;
  const lines = [
    `${TOOL_LABELS.day}: ${date}, ${namesOfDay(date).join(' · ')}`,
    `${TOOL_LABELS.hijri}: ${hijri.day}/${hijri.month}/${hijri.year}`,
    `${TOOL_LABELS.sunrise}: ${clockOf(sun.sunrise)}. ${TOOL_LABELS.sunset}: ${clockOf(sun.sunset)}`,
    TOOL_LABELS.prayers,
    ...PRAYERS.map((name) => `${TOOL_LABELS[name]}: ${clockOf(prayers[name])}`),
    `${TOOL_LABELS.hanafiAsr}: ${clockOf(hanafiAsr)}`,
  ];
  return { citation: computed(`day-${date}`, date, '/today', date), text: lines.join('\n') };
}

/** The day written out in every language, because a model may write it out. */
function namesOfDay(date: string): string[] {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const instant = new Date(`${date}T00:00:00Z`);
  return LOCALES.map((one) => new Intl.DateTimeFormat(LOCALE_INFO[one].format, options).format(instant));
}

function holidayItems({ holidays, nextHoliday }: DayView): CitedItem[] {
  const named = [
    ...holidays.map((one) => ({ ...one, word: TOOL_LABELS.holiday })),
    ...(nextHoliday ? [{ ...nextHoliday, word: TOOL_LABELS.nextHoliday }] : []),
  ];
  return named.map(({ id, title, date, isExpected, word }) => ({
    citation: { kind: 'event', id, title, href: `/content/${id}`, source: null, asOf: null },
    text: `${word}: ${title}, ${date}, ${namesOfDay(date).join(' · ')}${isExpected ? ` (${TOOL_LABELS.expected})` : ''}`,
  }));
}

function tariffItem({ date, tariffs }: DayView): CitedItem {
  const lines = (['salik', 'parking'] as const).flatMap((kind) => [
    TOOL_LABELS[kind],
    ...tariffs[kind].map(
      (window) =>
        `${clockOf(window.from)}–${clockOf(window.to)}: ${TOOL_LABELS[window.kind]}${window.price === null ? '' : `, AED ${window.price}`}`,
    ),
  ]);
  return {
    citation: computed(`tariffs-${date}`, date, '/traffic', date),
    text: [`${date}, ${namesOfDay(date).join(' · ')}`, ...lines].join('\n'),
  };
}
