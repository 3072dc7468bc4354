import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findUnanswered } from './find-unanswered.ts';

export const unansweredViewSchema = z.object({
  from: z.string().meta({ description: 'The first of the days', example: '2026-10-27' }),
  to: z.string().meta({ description: 'The last of the days', example: '2026-11-25' }),
  /** Topics with ten questions or more, the most frequent first. */
  topics: z.array(
    z.object({
      /** The page of the guide that is nearest to the topic. */
      title: z.string(),
      href: z.string(),
      locale: z.enum(LOCALES),
      questions: z.number(),
    }),
  ),
  /** The questions of all other topics together; null below ten. */
  others: z.nullable(z.number()),
});
export type UnansweredView = z.infer<typeof unansweredViewSchema>;

/** What people asked and the guide could not answer, as counts of topics. It changes once a day. */
export const listUnanswered = query({
  name: 'list-unanswered',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { locale }): Promise<UnansweredView> => {
    const today = dubaiDate(deps.now());
    const { from, topics, others } = await findUnanswered(deps, locale, today);
    return { from, to: addDays(today, -1), topics, others };
  },
});
