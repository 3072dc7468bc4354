import { askedAsSchema } from '@dalil/domain/guide/asked-as.ts';
import {
  itemHeadFields,
  itemIdSchema,
  PROVENANCE_METHODS,
  sourceSchema,
  translationSchema,
} from '@dalil/domain/guide/content-item.ts';
import { FACT_TOPICS, factIdSchema } from '@dalil/domain/guide/fact.ts';
import { TERM_GROUPS, termSchema } from '@dalil/domain/guide/term.ts';
import { localeSchema } from '@dalil/domain/language/locale.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** `sources.json`: the bodies that facts and texts name, once each. */
export const sourcesFileSchema = z.strictObject({ sources: z.array(sourceSchema) });

/** `facts/{topic}.json`. The rest of a fact is checked by the domain's schema once topic and source are filled in. */
export const factsFileSchema = z.strictObject({
  topic: z.enum(FACT_TOPICS),
  facts: z.array(
    z.looseObject({
      id: factIdSchema,
      source: itemIdSchema,
      isStandalone: z.optional(z.literal(true)),
      texts: z.partialRecord(
        localeSchema,
        z.strictObject({ label: text, value: z.optional(text), sentence: z.optional(text) }),
      ),
    }),
  ),
});

/** `asked/{name}.json`: how people ask for what `{kind}/{id}` names. */
export const askedFileSchema = z.strictObject({ asked: z.record(z.string(), askedAsSchema) });

/** `terms/{group}.json`. */
export const termsFileSchema = z.strictObject({ group: z.enum(TERM_GROUPS), terms: z.array(termSchema) });

/** `{kind}s/{id}.json`: one item with all its languages. `data` and `body` are checked by the schemas of the kind. */
export const itemFileSchema = z.strictObject({
  ...itemHeadFields,
  provenance: z.strictObject({
    method: z.enum(PROVENANCE_METHODS),
    /** Ids of `sources.json`. */
    sources: z.array(itemIdSchema),
  }),
  data: z.unknown(),
  texts: z.partialRecord(
    localeSchema,
    z.strictObject({
      title: text,
      summary: z.string(),
      translation: z.optional(translationSchema),
      body: z.unknown(),
    }),
  ),
});

/** The head of `legal/{type}.{locale}.md`. */
export const legalHeadSchema = z.strictObject({
  title: text,
  version: z.string().check(z.regex(/^\d+\.\d+$/)),
  effectiveDate: z.iso.date(),
  requiresConsent: z.optional(z.enum(['true', 'false'])),
});
