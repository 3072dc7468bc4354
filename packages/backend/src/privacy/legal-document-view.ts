import { LOCALES } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import * as z from 'zod';
import { blockSchema } from '../guide/block-schema.ts';

/** A legal document as readers get it. `isFallback` says that the store failed and the built-in text is shown. */
export const legalDocumentViewSchema = z.object({
  type: z.enum(LEGAL_DOCUMENT_TYPES),
  locale: z.enum(LOCALES),
  version: z.string(),
  effectiveDate: z.string(),
  title: z.string(),
  blocks: z.array(blockSchema),
  isFallback: z.boolean(),
});

export type LegalDocumentView = z.infer<typeof legalDocumentViewSchema>;
