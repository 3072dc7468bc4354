import * as z from 'zod/mini';
import { BASE_LOCALE, LOCALES, type Locale } from '../language/locale.ts';
import { textInput } from '../language/text-input.ts';
import { HEALTH_PARTS } from './health.ts';

/** MON-1: the states of an incident of the product, in their usual order. Resolved is the last. */
export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type ServiceIncidentState = (typeof INCIDENT_STATES)[number];

/** Older ones are deleted. The status page shows those of 90 days. */
export const INCIDENT_RETENTION_DAYS = 365;

export const INCIDENT_LIMITS = { title: 120, text: 1000 } as const;

/** A text in one language or several. It is displayed with the language it is in. */
const inLanguages = (longest: number) =>
  z
    .partialRecord(z.enum(LOCALES), textInput().check(z.trim(), z.minLength(3), z.maxLength(longest)))
    .check(z.refine((texts) => Object.keys(texts).length > 0, { error: 'no language' }));

export const incidentUpdateSchema = z.strictObject({
  state: z.enum(INCIDENT_STATES),
  texts: inLanguages(INCIDENT_LIMITS.text),
});

export const newServiceIncidentSchema = z.strictObject({
  parts: z.array(z.enum(HEALTH_PARTS)).check(z.minLength(1), z.maxLength(HEALTH_PARTS.length)),
  titles: inLanguages(INCIDENT_LIMITS.title),
  ...incidentUpdateSchema.shape,
});

export type LanguageTexts = Partial<Record<Locale, string>>;

/** A text in the wanted language, else in English, else in the first it has, with the language it is in. */
export function textInLanguage(texts: LanguageTexts, locale: Locale): { text: string; locale: Locale } {
  const found = [locale, BASE_LOCALE, ...LOCALES].find((one) => texts[one] !== undefined) ?? BASE_LOCALE;
  return { text: texts[found] ?? '', locale: found };
}
