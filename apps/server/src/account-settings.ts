import type { AccountSettings } from '@dalil/backend/accounts/account-settings.ts';
import * as z from 'zod';

const PROVIDERS = ['GOOGLE', 'APPLE', 'FACEBOOK', 'OIDC'] as const;
export const accountFields = {
  ADMIN_EMAIL: z
    .email('must be an e-mail address')
    .transform((text) => text.toLowerCase())
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'must be 10 to 128 characters long')
    .max(128, 'must be 10 to 128 characters long')
    .optional(),
  STAFF_MFA: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_DISCOVERY_URL: z.url({ protocol: /^https?$/, error: 'must be the address of a discovery document' }).optional(),
  OIDC_NAME: z.string().max(40, 'must be at most 40 characters long').default('OpenID'),
};

type Given = z.output<z.ZodObject<typeof accountFields>>;

/** Checks settings that are only valid together: an id with its secret, a password with its account. */
export function accountSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const need = (name: keyof Given, partner: keyof Given) => {
    if (value[name] !== undefined || value[partner] === undefined) return;
    issues.push({ code: 'custom', path: [name], message: `is needed where ${partner} is set`, input: undefined });
  };
  for (const provider of PROVIDERS) {
    need(`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`);
    need(`${provider}_CLIENT_SECRET`, `${provider}_CLIENT_ID`);
  }
  need('OIDC_DISCOVERY_URL', 'OIDC_CLIENT_ID');
  need('ADMIN_EMAIL', 'ADMIN_PASSWORD');
}

export function providersOf(values: Given): AccountSettings['providers'] {
  const keysOf = (name: (typeof PROVIDERS)[number]) => {
    const [clientId, clientSecret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]];
    return clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined;
  };
  const [oidc, discoveryUrl] = [keysOf('OIDC'), values.OIDC_DISCOVERY_URL];
  return {
    google: keysOf('GOOGLE'),
    apple: keysOf('APPLE'),
    facebook: keysOf('FACEBOOK'),
    oidc: oidc && discoveryUrl !== undefined ? { ...oidc, discoveryUrl, name: values.OIDC_NAME } : undefined,
  };
}
