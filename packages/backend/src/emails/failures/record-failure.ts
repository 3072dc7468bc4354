import { mailFailures } from '@dalil/database/tables/mail.ts';
import type { MailFailureKind } from '@dalil/domain/notifications/mail-failure.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

type Failed = { address: string; kind: MailFailureKind; code: string };

/** NOTIF-4: an address gets no subscription mails from now on. A complaint outweighs a bounce. Repeating it counts and has no other effect. */
export async function recordFailure({ db, now, log }: Deps, { address, kind, code }: Failed): Promise<void> {
  const at = now();
  await db
    .insert(mailFailures)
    .values({ address: address.toLowerCase(), kind, code, failures: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: mailFailures.address,
      set: {
        kind: sql`case when ${mailFailures.kind} = 'complaint' then ${mailFailures.kind} else excluded.kind end`,
        code: sql`excluded.code`,
        failures: sql`${mailFailures.failures} + 1`,
        lastAt: at,
      },
    });
  log('info', 'mail_failure_recorded', { kind, code });
}

/** The failure of an address. Undefined: none is known. */
export async function findFailure({ db }: Pick<Deps, 'db'>, address: string) {
  const [found] = await db.select().from(mailFailures).where(eq(mailFailures.address, address.toLowerCase()));
  return found;
}

/** The owner has shown that mail reaches the address. */
export async function forgetFailure({ db }: Pick<Deps, 'db'>, address: string): Promise<void> {
  await db.delete(mailFailures).where(eq(mailFailures.address, address.toLowerCase()));
}
