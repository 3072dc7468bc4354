import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { CONTENT_FOLDER } from './content-files.ts';
import { readLegalDocument } from './read-files.ts';

/** PRIV-8: the legal text that ships with the product, for when the database cannot be read. */
export async function readBuiltInLegalDocument(type: LegalDocumentType, locale: Locale) {
  const name = `legal/${type}.${locale}.md`;
  const text = await readFile(path.join(CONTENT_FOLDER, name), 'utf8');
  const document = readLegalDocument({ path: name, text }, () => {});
  if (!document) throw new Error(`The built-in document ${name} cannot be read`);
  const { language, version, effectiveDate, title, content } = document;
  return { type, language, version, effectiveDate, title, content };
}
