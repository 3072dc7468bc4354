import type { Database } from '@dalil/database/connection.ts';
import { legalDocuments, userConsents } from '@dalil/database/tables/privacy.ts';
import { BASE_LOCALE } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { anonymousAddress, browserClass } from '@dalil/domain/privacy/consent.ts';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import { and, desc, eq, lte } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';

export const pendingConsentsSchema = z.object({
  items: z.array(z.object({ type: z.enum(LEGAL_DOCUMENT_TYPES), version: z.string(), effectiveDate: z.string() })),
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
        lte(legalDocuments.effectiveDate, now.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(desc(legalDocuments.effectiveDate), desc(legalDocuments.version))
    .limit(1);
  return row ?? null;
}

/** PRIV-8: the documents whose newest version asks the user for consent and has no answer from them yet. */
export const listPendingConsents = query({
  name: 'list-pending-consents',
  input: z.object({}),
  permission: 'privacy:change:own',
  run: async ({ db, now }, _input, actor): Promise<z.infer<typeof pendingConsentsSchema>> => {
    const { userId } = signedIn(actor);
    const answered = await db
      .select({ type: userConsents.consentType, version: userConsents.consentVersion })
      .from(userConsents)
      .where(eq(userConsents.userId, userId));
    const items = [];
    for (const type of ASKED_OF_USERS) {
      const asking = await findAskingVersion(db, type, now());
      const isAnswered = answered.some((row) => row.type === type && row.version === asking?.version);
      if (asking && !isAnswered) items.push({ type, ...asking });
    }
    return { items };
  },
});

export const answerConsentInput = z.strictObject({
  /** Made by the device, so that an answer sent twice is recorded once. */
  id: z.uuid(),
  type: z.enum(LEGAL_DOCUMENT_TYPES),
  version: textInput().regex(/^[\w.-]{1,20}$/),
  given: z.boolean(),
});

/** `request` is added by the server, never by the client. */
const input = z.object({
  answer: answerConsentInput,
  request: z.object({ address: textInput(), userAgent: textInput() }),
});

/**
 * PRIV-5, PRIV-8: records that the user agrees to the version of a document that asks, or does not. Fails with `conflict` if another
 * version asks by now, or none.
 */
export const answerConsent = command<typeof input, { id: string }>({
  name: 'answer-consent',
  input,
  permission: 'privacy:change:own',
  audit: { none: 'the record itself is append-only' },
  run: async ({ db, now }, { answer: { id, type, version, given }, request }, actor) => {
    const { userId } = signedIn(actor);
    const asking = await findAskingVersion(db, type, now());
    if (asking?.version !== version) throw new Failure('conflict');
    await db
      .insert(userConsents)
      .values({
        id,
        userId,
        consentType: type,
        consentGiven: given,
        consentVersion: version,
        details: { effectiveDate: asking.effectiveDate },
        ipAddress: anonymousAddress(request.address),
        userAgent: browserClass(request.userAgent),
        consentDate: now(),
        recordedAt: now(),
      })
      .onConflictDoNothing();
    return { id };
  },
});
