import * as z from 'zod';
import { textInput } from '../language/classic-text-input.ts';
import { LOCALES } from '../language/locale.ts';
import { isTimeZone } from './time-zone.ts';
import { type FieldRule, PREFERENCE_CATEGORIES, PREFERENCE_FIELDS } from './preference-fields.ts';
import { isRecord } from './preference-rules.ts';
import type { PreferenceCategory } from './preferences.ts';
import { withOwnCategory } from './specified-names.ts';

/** The schema of some fields of a category. An unknown name is rejected, at its path. */
function categorySchema(category: PreferenceCategory) {
  const fields = Object.entries(PREFERENCE_FIELDS[category]).map(([field, rule]) => [
    field,
    z.optional(fieldSchema(rule)),
  ]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
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

/** The schema of a change of one category with further fields of the request. Any other name is rejected, at its path. */
function changeSchema<Extra extends z.ZodRawShape>(extra: Extra) {
  const changes = PREFERENCE_CATEGORIES.map((category) =>
    z.strictObject({ ...extra, preference_category: z.literal(category), preference_data: categorySchema(category) }),
  );
  return z.discriminatedUnion(
    'preference_category',
    changes as [(typeof changes)[number], ...(typeof changes)[number][]],
  );
}

/** DATA-4: a change of one category. */
export const categoryChangeSchema = changeSchema({});

/** The same as a request. `changed_at` is the device's time of the change; the default is now. */
export const categoryChangeRequestSchema = z.preprocess(
  withOwnCategory,
  changeSchema({ changed_at: z.optional(z.iso.datetime()), user_uuid: z.optional(z.uuid()) }),
);

/**
 * The same from the queue of a device, which may be of another version: fields this version does not know are dropped, so that the
 * others are not lost with them. A value that a known field cannot have is rejected.
 */
export const queuedCategoryChangeSchema = z.preprocess((value) => {
  if (!isRecord(value) || !isRecord(value.preference_data)) return value;
  const category = PREFERENCE_CATEGORIES.find((known) => known === value.preference_category);
  if (!category) return value;
  const rules = PREFERENCE_FIELDS[category];
  const known = Object.entries(value.preference_data).filter(([field]) => Object.hasOwn(rules, field));
  return { ...value, preference_data: Object.fromEntries(known) };
}, categoryChangeSchema);
