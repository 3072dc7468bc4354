import type { EventOnDays } from '@dalil/assistant/answer-guide.ts';
import { addDays, isDay } from '@dalil/domain/guide/calendar-day.ts';
import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { type CitedItem, MAX_ITEMS } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';

const MAX_DAYS = 92;
const MAX_TIMES = 3;

/** Events between two days. */
export function eventsTool({ guide, locale, cited }: ToolContext) {
  return tool({
    description: 'Events in Dubai between two days, both included, three months at most.',
    inputSchema: z.object({ from: textInput().refine(isDay), to: textInput().refine(isDay) }),
    execute: async ({ from, to }) => {
      const last = addDays(from, MAX_DAYS);
      const events = await guide.events(from, to < last ? to : last, locale);
      const dated = events.filter(({ occurrences }) => occurrences.length > 0);
      return cited.show(dated.slice(0, MAX_ITEMS).map(eventItem));
    },
  });
}

function eventItem({ id, title, summary, href, source, asOf, occurrences }: EventOnDays): CitedItem {
  const times = occurrences.slice(0, MAX_TIMES).map(({ start, end, startTime, certainty }) => {
    const days = start === end ? start : `${start} – ${end}`;
    return `${days}${startTime === null ? '' : ` ${startTime}`} (${certainty})`;
  });
  return {
    citation: { kind: 'event', id, title, href, source, asOf },
    text: [summary, ...times].join('\n'),
  };
}
