import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** PRIV-8: every version of every legal document. Users see the newest active one of their language. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    documentType: text('document_type').notNull(),
    language: text().notNull(),
    version: text().notNull(),
    effectiveDate: date('effective_date').notNull(),
    isActive: boolean('is_active').notNull(),
    title: text().notNull(),
    /** Markdown. */
    content: text().notNull(),
  },
  (table) => [
    uniqueIndex('legal_documents_version').on(table.documentType, table.language, table.version),
    index('legal_documents_active').on(table.documentType, table.language, table.isActive),
  ],
);
