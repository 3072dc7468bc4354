import { createHash, randomUUID } from 'node:crypto';
import { accounts, profiles, sessions, twoFactors, verifications } from '@dalil/database/tables/accounts.ts';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODE_TRIES,
  PASSWORD_LENGTH,
  RESET_LINK_MINUTES,
  USER_TYPES,
} from '@dalil/domain/accounts/account-fields.ts';
import { SESSION_TIMES } from '@dalil/domain/accounts/session-times.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { emailOTP, genericOAuth, twoFactor } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { keyInUse } from '../core/keys.ts';
import { completeReset, sendAddressCode, sendResetLink } from './account-mails.ts';
import { isTls } from './find-actor.ts';
import { cookiePrefix } from './session-cookie.ts';

/** The header in which the server passes the client address to the library. A value sent by the request is dropped. */
export const ADDRESS_HEADER = 'x-dalil-client-address';
const USED_CODE_MS = 120_000;
const CHALLENGE_SECONDS = 600;

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

/** The second factor proved by a session that these library endpoints create. */
const SECOND_FACTORS: Record<string, string> = {
  '/two-factor/verify-totp': 'app',
  '/two-factor/verify-backup-code': 'backup-code',
};

export type Auth = ReturnType<typeof createAuth>;

/** Configures the auth library for one origin. The other settings are in `auth-adapter.ts`. */
export function createAuth(deps: Deps, origin: string) {
  const isSecure = isTls(deps);
  return betterAuth({
    appName: PRODUCT.name,
    baseURL: origin,
    basePath: '/api/auth',
    ...librarySecrets(deps),
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level) => level === 'error' && deps.log('error', 'auth_library') },
    database: drizzleAdapter(deps.db, {
      provider: 'pg',
      transaction: true,
      schema: { profiles, sessions, accounts, verifications, two_factors: twoFactors },
    }),
    // Every endpoint has its own limiter (`rate-limit.ts`), shared by all processes.
    rateLimit: { enabled: false },
    user: {
      modelName: 'profiles',
      fields: { name: 'fullName', image: 'avatarUrl' },
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        userType: { type: [...USER_TYPES], input: false, defaultValue: 'resident' },
        language: { type: 'string', input: false, defaultValue: 'en' },
        suspendedAt: { type: 'date', input: false, required: false },
        suspendedReason: { type: 'string', input: false, required: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_TIMES.idleSeconds,
      updateAge: SESSION_TIMES.refreshSeconds,
      additionalFields: { secondFactor: { type: 'string', input: false, required: false } },
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      // An address verified by a provider belongs to the same person. An unverified address may belong to anyone.
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: { hash: deps.passwords.hash, verify: deps.passwords.verify },
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendResetLink(deps, origin, user.id, token),
      onPasswordReset: ({ user }) => completeReset(deps, user.id),
    },
    emailVerification: { autoSignInAfterVerification: true },
    socialProviders: socialProviders(deps),
    plugins: [
      emailOTP({
        otpLength: CODE_LENGTH,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        storeOTP: 'hashed',
        disableSignUp: true,
        changeEmail: { enabled: true },
        sendVerificationOTP: async ({ email, otp, type }, context) => {
          const userId = context?.context.session?.user.id;
          if (type === 'change-email' && userId !== undefined) await sendAddressCode(deps, userId, email, otp);
        },
      }),
      twoFactor({
        issuer: PRODUCT.name,
        twoFactorTable: 'two_factors',
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        schema: { twoFactor: { modelName: 'two_factors' } },
      }),
      ...openIdProvider(deps),
    ],
    databaseHooks: {
      // Nothing is requested from a provider after the sign-in, so no provider tokens are stored.
      account: {
        create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
        update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
      session: {
        create: {
          before: async (session, context) => {
            await rejectSuspended(deps, session.userId);
            if (context?.path === '/two-factor/verify-totp') {
              await rejectUsedCode(deps, session.userId, String(context.body?.code));
            }
            const secondFactor = SECOND_FACTORS[context?.path ?? ''];
            return secondFactor === undefined ? undefined : { data: { ...session, secondFactor } };
          },
        },
      },
    },
    advanced: {
      // The cookie prefix sets the same guarantees as `__Secure-`, and more.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(isSecure),
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
  });
}

/** Until the first rotation there is one secret, and the library stores what it encrypts without a version. */
function librarySecrets({ accounts: { keys }, now }: Deps): Pick<BetterAuthOptions, 'secret' | 'secrets'> {
  const first = keys.find(({ version }) => version === 0);
  if (first && keys.length === 1) return { secret: first.value };
  const inUse = keyInUse(keys, now());
  const secrets = [inUse, ...keys.filter((key) => key !== inUse)].map(({ version, value }) => ({ version, value }));
  return { secret: first?.value, secrets };
}

function socialProviders({ accounts: { providers } }: Deps) {
  const { google, apple, facebook } = providers;
  return { ...(google && { google }), ...(apple && { apple }), ...(facebook && { facebook }) };
}

function openIdProvider({ accounts: { providers } }: Deps) {
  if (!providers.oidc) return [];
  const { clientId, clientSecret, discoveryUrl } = providers.oidc;
  return [
    genericOAuth({
      config: [
        {
          providerId: 'oidc',
          clientId,
          clientSecret,
          discoveryUrl,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          requireIdTokenVerification: true,
        },
      ],
    }),
  ];
}

async function rejectSuspended({ db }: Deps, userId: string): Promise<void> {
  const [profile] = await db
    .select({ suspendedAt: profiles.suspendedAt })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (profile?.suspendedAt) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message: 'suspended' });
}

/** A code of an authenticator app is accepted once, even within its 30 seconds (RFC 6238, 5.2). */
async function rejectUsedCode({ db, now }: Deps, userId: string, code: string): Promise<void> {
  const time = now();
  const id = `used-code:${createHash('sha256').update(`${userId}:${code}`).digest('base64url')}`;
  const row = { id, identifier: id, value: userId, createdAt: time, updatedAt: time };
  const saved = await db
    .insert(verifications)
    .values({ ...row, expiresAt: new Date(time.getTime() + USED_CODE_MS) })
    .onConflictDoNothing()
    .returning({ id: verifications.id });
  if (saved.length === 0) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used' });
}
