import * as z from 'zod';
import { inLatinDigits } from '../language/digit-input.ts';
import { isTimeZone } from '../accounts/time-zone.ts';
import { WEEKDAYS } from '../guide/calendar-day.ts';
import { CATEGORIES } from '../guide/category.ts';
import { isSecureAddress, isWebAddress } from '../headlines/feed-source.ts';
import { textInput } from '../language/classic-text-input.ts';
import { LOCALES } from '../language/locale.ts';
import { REPORTER_LIMITS, REPORTER_METHODS } from './reporter.ts';

const pageInput = z.object({
  name: textInput().trim().min(1).max(80),
  url: textInput()
    .trim()
    .max(500)
    .refine(isWebAddress)
    .refine(isSecureAddress, { params: { code: 'insecure' } }),
  /** Of an authority: it supports a claim alone. */
  isOfficial: z.boolean(),
});

/** What an admin enters about a reporter. Whether it runs is changed separately. */
export const reporterInput = z
  .object({
    name: textInput().trim().min(1).max(REPORTER_LIMITS.name),
    beat: textInput().trim().min(1).max(REPORTER_LIMITS.beat),
    category: z.enum(CATEGORIES),
    languages: z.array(z.enum(LOCALES)).min(1).max(LOCALES.length),
    method: z.enum(REPORTER_METHODS),
    style: textInput().trim().max(REPORTER_LIMITS.style),
    sourceIds: z.array(z.uuid()).max(REPORTER_LIMITS.sources),
    pages: z.array(pageInput).max(REPORTER_LIMITS.pages),
    days: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
    time: textInput()
      .check(inLatinDigits)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    timeZone: textInput().refine(isTimeZone),
    runsPerDay: z.int().min(1).max(REPORTER_LIMITS.runsPerDay),
    tokensPerDay: z.int().min(1000).max(REPORTER_LIMITS.tokensPerDay),
  })
  .refine(({ method, sourceIds, pages }) => method !== 'model' || sourceIds.length + pages.length > 0, {
    path: ['sourceIds'],
    params: { code: 'required' },
  });
export type ReporterInput = z.output<typeof reporterInput>;
