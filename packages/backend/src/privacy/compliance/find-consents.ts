import { profiles } from '@dalil/database/tables/accounts.ts';
import { userConsents } from '@dalil/database/tables/privacy.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';

const MAX_CONSENTS = 500;

export const consentsInput = z.object({
  person: textInput()
    .trim()
    .min(3)
    .max(320)
    .meta({ description: 'The address or the id of a user', example: 'amina@example.com' }),
});

export const consentsSchema = z.object({
  userId: z.string(),
  /** Null: the account is erased, its decisions remain without a person. */
  fullName: z.nullable(z.string()),
  items: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      isGiven: z.boolean(),
      version: z.string(),
      details: z.record(z.string(), z.unknown()),
      network: z.nullable(z.string()),
      browser: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});

/**
 * STAFF-8: the recorded decisions of one user, found by the exact address or id. That it was looked up is in the audit log. Fails
 * with `not_found` if there is neither an account nor a decision.
 */
export const findConsents = command<typeof consentsInput, z.infer<typeof consentsSchema>>({
  name: 'find-consents',
  input: consentsInput,
  permission: 'privacy:process:any',
  audit: { event: 'privacy.consents-read', metadata: (_input, { userId }) => ({ subject: userId }) },
  run: async ({ db }, { person }) => {
    const id = z.uuid().safeParse(person).data;
    const [account] = await db
      .select()
      .from(profiles)
      .where(id === undefined ? eq(profiles.email, person.toLowerCase()) : eq(profiles.id, id));
    const userId = account?.id ?? id;
    if (userId === undefined) throw new Failure('not_found');
    const rows = await db
      .select()
      .from(userConsents)
      .where(eq(userConsents.userId, userId))
      .orderBy(desc(userConsents.recordedAt))
      .limit(MAX_CONSENTS);
    if (!account && rows.length === 0) throw new Failure('not_found');
    return {
      userId,
      fullName: account?.fullName ?? null,
      items: rows.map((row) => ({
        id: row.id,
        type: row.consentType,
        isGiven: row.consentGiven,
        version: row.consentVersion,
        details: row.details,
        network: row.ipAddress,
        browser: row.userAgent,
        at: row.consentDate.toISOString(),
      })),
    };
  },
});
