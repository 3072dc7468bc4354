import * as z from 'zod';
import { textInput } from '../language/classic-text-input.ts';
import { LOCALES } from '../language/locale.ts';
import { isTimeZone } from './time-zone.ts';
import { type FieldRule, PREFERENCE_CATEGORIES, PREFERENCE_FIELDS, withoutRetired } from './preference-fields.ts';
import { isRecord } from './preference-rules.ts';
import type { PreferenceCategory } from './preferences.ts';

/** The schema of some fields of a category. An unknown name is rejected, and one of an earlier version is dropped. */
function categorySchema(category: PreferenceCategory) {
  const fields = Object.entries(PREFERENCE_FIELDS[category]).map(([field, rule]) => [
    field,
    z.optional(fieldSchema(rule)),
  ]);
  const schema = z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
  return z.preprocess((value) => (isRecord(value) ? withoutRetired(category, value) : value), schema);
}

function fieldSchema(rule: FieldRule): z.ZodType {
  switch (rule.kind) {
    case 'flag':
      return z.boolean();
    case 'choice': {
      const chosen = z.literal([...rule.of]);
      return rule.isNullable ? z.nullable(chosen) : chosen;
    }
    case 'number':
      return z.number().min(rule.least).max(rule.most);
    case 'text': {
      const text = textInput().regex(rule.pattern);
      return rule.isNullable ? z.nullable(text) : text;
    }
    case 'zone':
      return textInput().max(62).refine(isTimeZone, 'unknown_zone');
    case 'voices':
      return z.partialRecord(z.enum(LOCALES), textInput().min(1).max(200));
  }
}

const CHANGES = PREFERENCE_CATEGORIES.map((category) =>
  z.object({ preference_category: z.literal(category), preference_data: categorySchema(category) }),
);

/** DATA-4: a change of one category. */
export const categoryChangeSchema = z.discriminatedUnion(
  'preference_category',
  CHANGES as [(typeof CHANGES)[number], ...(typeof CHANGES)[number][]],
);
