import { codeField, plainBackupCode } from '@dalil/domain/accounts/account-fields.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { asPlainCode } from '@dalil/domain/language/digit-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { limitFailures } from '../core/rate-limit.ts';
import { requestContextOf } from '../core/request-context.ts';
import { createAccountRoute, DONE, done, PRIVATE } from './route-factory.routes.ts';
import { challengeOf, countProofAs } from './account-limits.ts';
import { asOwner } from './account.routes.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { enterBySecondFactor, recordFactorChange } from './second-factor.ts';

const asPrivate = { 'cache-control': PRIVATE };
const withPassword = z.object({ password: textInput().max(128) });
const EXAMPLE = { password: 'a quiet evening at the creek' };
const CODES = ['Xy3kL-9mQpR', 'bT7vN-2wZsD'];
const backupCodes = z.object({ backupCodes: z.array(z.string()) });

const secondFactor = createAccountRoute({
  path: '/auth/second-factor',
  summary: 'Completes a sign-in by a code of the authenticator app or a backup code',
  description: 'Within ten minutes of the password and five tries, else `challenge_expired`. Every code is good once.',
  input: z.object({
    kind: z.enum(['app', 'backup']).default('app'),
    code: textInput().check(asPlainCode).min(6).max(20),
  }),
  example: { kind: 'app', code: '123456' },
  output: z.object({ state: z.literal('signed_in') }),
  answer: { state: 'signed_in' },
  failures: ['invalid_code', 'challenge_expired', 'account_suspended'],
});

const begin = createAccountRoute({
  path: '/auth/two-factor/begin',
  summary: 'Makes the secret for an authenticator app and ten backup codes; on from `confirm` on',
  input: withPassword,
  example: EXAMPLE,
  isOwn: true,
  output: z.object({ totpUri: z.string(), backupCodes: z.array(z.string()) }),
  answer: {
    totpUri: 'otpauth://totp/Dalil:reader%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Dalil',
    backupCodes: CODES,
  },
  failures: ['conflict'],
});

const confirm = createAccountRoute({
  path: '/auth/two-factor/confirm',
  summary: 'Switches the second factor on by a first code of the app',
  input: z.object({ code: codeField }),
  example: { code: '123456' },
  isOwn: true,
  output: done,
  answer: DONE,
  failures: ['invalid_code', 'conflict'],
});

const end = createAccountRoute({
  path: '/auth/two-factor/end',
  summary: 'Switches the second factor off',
  input: withPassword,
  example: EXAMPLE,
  isOwn: true,
  output: done,
  answer: DONE,
});

const renewCodes = createAccountRoute({
  path: '/auth/two-factor/backup-codes',
  summary: 'Makes new backup codes; the old ones end',
  input: withPassword,
  example: EXAMPLE,
  isOwn: true,
  output: backupCodes,
  answer: { backupCodes: CODES },
  failures: ['conflict'],
});

/** AUTH-13: a second factor by authenticator app. */
export function twoFactorRoutes(deps: Deps, adapter: AuthAdapter) {
  return createRouter()
    .openapi(secondFactor, async (c) => {
      const context = requestContextOf(c);
      const { kind, code } = c.req.valid('json');
      const given = { kind, code: kind === 'backup' ? plainBackupCode(code) : code };
      await limitFailures(deps, context, countProofAs(context, 'verify', challengeOf(deps, context)), () =>
        enterBySecondFactor(deps, adapter, context, given),
      );
      return c.json({ state: 'signed_in' as const }, 200, asPrivate);
    })
    .openapi(begin, async (c) => {
      const { totpURI, backupCodes } = await asOwner(deps, c, () =>
        adapter.call<{ totpURI: string; backupCodes: string[] }>(requestContextOf(c), (auth, headers) =>
          auth.api.enableTwoFactor({ body: c.req.valid('json'), headers, asResponse: true }),
        ),
      );
      return c.json({ totpUri: totpURI, backupCodes }, 200, asPrivate);
    })
    .openapi(confirm, async (c) => {
      await asOwner(deps, c, async (actor) => {
        await adapter.call(requestContextOf(c), (auth, headers) =>
          auth.api.verifyTOTP({ body: c.req.valid('json'), headers, asResponse: true }),
        );
        await recordFactorChange(deps, actor, 'account.two-factor-on', 'two-factor-on');
      });
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(end, async (c) => {
      await asOwner(deps, c, async (actor) => {
        await adapter.call(requestContextOf(c), (auth, headers) =>
          auth.api.disableTwoFactor({ body: c.req.valid('json'), headers, asResponse: true }),
        );
        await recordFactorChange(deps, actor, 'account.two-factor-off', 'two-factor-off');
      });
      return c.json(DONE, 200, asPrivate);
    })
    .openapi(renewCodes, async (c) => {
      const codes = await asOwner(deps, c, async (actor) => {
        const made = await adapter.call<{ backupCodes: string[] }>(requestContextOf(c), (auth, headers) =>
          auth.api.generateBackupCodes({ body: c.req.valid('json'), headers, asResponse: true }),
        );
        await recordFactorChange(deps, actor, 'account.backup-codes-made', null);
        return made.backupCodes;
      });
      return c.json({ backupCodes: codes }, 200, asPrivate);
    });
}
