import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import * as z from 'zod';
import { blockSchema } from '../guide/block-schema.ts';

/** A legal document as returned to users. `isFallback` means that the database failed and this is the built-in text. */
export const legalDocumentViewSchema = z.object({
  type: z.enum(LEGAL_DOCUMENT_TYPES),
  locale: z.enum(LOCALES),
  version: z.string(),
  effectiveDate: z.string(),
  title: z.string(),
  blocks: z.array(blockSchema),
  /** STAFF-9: how the text was made, and how many people approved it. */
  method: z.enum(PROVENANCE_METHODS),
  approvers: z.int(),
  isFallback: z.boolean(),
});

export type LegalDocumentView = z.infer<typeof legalDocumentViewSchema>;

type BuiltInLegalDocument = {
  type: LegalDocumentType;
  language: Locale;
  version: string;
  effectiveDate: string;
  title: string;
  /** Markdown. */
  content: string;
};

/** PRIV-8's fallback: the text that ships with the product. */
export type ReadBuiltInLegalDocument = (type: LegalDocumentType, locale: Locale) => Promise<BuiltInLegalDocument>;
