import { FACT_TOPICS, CONFIDENCES, type Fact } from '@dalil/domain/guide/fact.ts';
import { FACT_STATUSES } from '@dalil/domain/guide/fact-status.ts';
import { factValueOn, viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

/** A fact for other programs: `text` for display and `value` as data. Both are null if the value must not be published. */
export const publicFactSchema = z.object({
  id: z.string(),
  topic: z.enum(FACT_TOPICS),
  type: z.string(),
  label: z.string(),
  locale: z.enum(LOCALES),
  text: z.nullable(z.string()),
  value: z
    .unknown()
    .meta({ type: ['number', 'string', 'array', 'null'], description: 'As data; its shape is that of `type`' }),
  unit: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  status: z.enum(FACT_STATUSES),
  confidence: z.enum(CONFIDENCES),
  asOf: z.string(),
  reviewBy: z.string(),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  source: z.object({ name: z.string(), url: z.string() }),
});
export type PublicFact = z.infer<typeof publicFactSchema>;

/** `value` follows `text`: a value hidden from users is not given to programs. */
export function publicFact(
  fact: Fact,
  locale: Locale,
  context: { terms: FactTermsByLocale; today: string },
): PublicFact {
  const { id, label, locale: textLocale, text, status, confidence, asOf, source } = viewFact(fact, locale, context);
  return {
    id,
    topic: fact.topic,
    type: fact.type,
    label,
    locale: textLocale,
    text,
    value: text === null ? null : factValueOn(fact, context.today),
    unit: 'unit' in fact ? (fact.unit ?? null) : null,
    currency: 'currency' in fact ? fact.currency : null,
    status,
    confidence: confidence as PublicFact['confidence'],
    asOf,
    reviewBy: fact.reviewBy,
    validFrom: fact.validFrom ?? null,
    validUntil: fact.validUntil ?? null,
    source,
  };
}
