import type { Keys } from '../core/keys.ts';

/** The operator's settings for accounts. */
export type AccountSettings = {
  /** Sign cookies and links, and encrypt stored secrets. All processes on one database share them. */
  keys: Keys;
  /** The key of which the keys of devices are derived, so that rotation leaves their waiting changes readable. */
  deviceSecret: string;
  /** AUTH-11: the account with this verified address is an admin. In lower case. */
  adminEmail: string | undefined;
  /** Whether roles above `user` apply only in a session with a second factor. */
  isStaffFactorRequired: boolean;
  providers: {
    google?: ProviderKeys | undefined;
    apple?: ProviderKeys | undefined;
    facebook?: ProviderKeys | undefined;
    /** Any OpenID provider, identified by the URL of its discovery document. */
    oidc?: (ProviderKeys & { name: string; discoveryUrl: string }) | undefined;
  };
};

export type ProviderKeys = { clientId: string; clientSecret: string };
