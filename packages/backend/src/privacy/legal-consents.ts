import { createHash } from 'node:crypto';
import type { Database } from '@dalil/database/connection.ts';
import { legalDocuments, userConsents } from '@dalil/database/tables/privacy.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { anonymousAddress, browserClass } from '@dalil/domain/privacy/consent.ts';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { VERSION_NUMBER } from './legal-version-order.ts';

export const pendingConsentsSchema = z.object({
  items: z.array(
    z.object({
      type: z.enum(LEGAL_DOCUMENT_TYPES),
      version: z.string(),
      effectiveDate: z.string(),
      /** The language of the text that is asked about, and the SHA-256 of that text. */
      locale: z.enum(LOCALES),
      hash: z.string(),
      /** What changed, in that language. Empty: it does not say. */
      changes: z.string(),
    }),
  ),
});

/** The cookie policy asks in the cookie dialog, guests too. */
const ASKED_OF_USERS = LEGAL_DOCUMENT_TYPES.filter((type) => type !== 'cookies');

/** PRIV-8: the newest version in force that asks for consent again, by its text in the base language. Null without one. */
export async function findAskingVersion(db: Database, type: LegalDocumentType, now: Date) {
  const [row] = await db
    .select({ version: legalDocuments.version, effectiveDate: legalDocuments.effectiveDate })
    .from(legalDocuments)
    .where(
      and(
        eq(legalDocuments.documentType, type),
        eq(legalDocuments.isActive, true),
        eq(legalDocuments.requiresConsent, true),
        eq(legalDocuments.language, BASE_LOCALE),
        lte(legalDocuments.effectiveDate, dubaiDate(now)),
      ),
    )
    .orderBy(desc(VERSION_NUMBER))
    .limit(1);
  return row ?? null;
}

/** The text of a version that a user is asked about: in their language, otherwise in the base language. */
async function findAskedText(db: Database, type: LegalDocumentType, version: string, locale: Locale) {
  const [row] = await db
    .select()
    .from(legalDocuments)
    .where(
      and(
        eq(legalDocuments.documentType, type),
        eq(legalDocuments.version, version),
        inArray(legalDocuments.language, [locale, BASE_LOCALE]),
      ),
    )
    .orderBy(desc(sql`${legalDocuments.language} = ${locale}`))
    .limit(1);
  if (!row) throw new Failure('not_found');
  const text = [type, row.language, version, row.effectiveDate, row.title, row.content];
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
  return { locale: row.language as Locale, hash, changes: row.changes };
}

/** PRIV-8: the documents whose newest version asks the user for consent and has no answer from them yet. */
export const listPendingConsents = query({
  name: 'list-pending-consents',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'privacy:change:own',
  run: async ({ db, now }, { locale }, actor): Promise<z.infer<typeof pendingConsentsSchema>> => {
    const { userId } = signedIn(actor);
    const answered = await db
      .select({ type: userConsents.consentType, version: userConsents.consentVersion })
      .from(userConsents)
      .where(eq(userConsents.userId, userId));
    const items = [];
    for (const type of ASKED_OF_USERS) {
      const asking = await findAskingVersion(db, type, now());
      const isAnswered = answered.some((row) => row.type === type && row.version === asking?.version);
      if (asking && !isAnswered) {
        items.push({ type, ...asking, ...(await findAskedText(db, type, asking.version, locale)) });
      }
    }
    return { items };
  },
});

export const answerConsentInput = z.strictObject({
  /** Made by the device, so that an answer sent twice is recorded once. */
  id: z.uuid(),
  type: z.enum(LEGAL_DOCUMENT_TYPES),
  version: textInput().regex(/^[\w.-]{1,20}$/),
  /** The language and hash of the text that was displayed. */
  locale: z.enum(LOCALES),
  hash: textInput().regex(/^[0-9a-f]{64}$/),
  given: z.boolean(),
});

/** `request` is added by the server, never by the client. */
const input = z.object({
  answer: answerConsentInput,
  request: z.object({ address: textInput(), userAgent: textInput() }),
});

/**
 * PRIV-5, PRIV-8: records that the user agrees to the version of a document that asks, or does not, with the hash of the text they
 * saw. Fails with `conflict` if another version asks by now, or none, or if that is not its text.
 */
export const answerConsent = command<typeof input, { id: string }>({
  name: 'answer-consent',
  input,
  permission: 'privacy:change:own',
  audit: { none: 'the record itself is append-only' },
  run: async ({ db, now }, { answer: { id, type, version, locale, hash, given }, request }, actor) => {
    const { userId } = signedIn(actor);
    const asking = await findAskingVersion(db, type, now());
    if (asking?.version !== version) throw new Failure('conflict');
    const asked = await findAskedText(db, type, version, locale);
    if (asked.hash !== hash) throw new Failure('conflict');
    await db
      .insert(userConsents)
      .values({
        id,
        userId,
        consentType: type,
        consentGiven: given,
        consentVersion: version,
        details: { effectiveDate: asking.effectiveDate, language: asked.locale, textHash: hash },
        ipAddress: anonymousAddress(request.address),
        userAgent: browserClass(request.userAgent),
        consentDate: now(),
        recordedAt: now(),
      })
      .onConflictDoNothing();
    return { id };
  },
});
