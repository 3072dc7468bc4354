/** What an operator says about accounts. */
export type AccountSettings = {
  /** Signs cookies and encrypts secrets at rest; one for all processes on a database. */
  secret: string;
  /** AUTH-11: whoever has this address, verified, is an admin. In small letters. */
  adminEmail: string | undefined;
  /** Whether roles above a plain user's hold only in a session with a second factor. */
  isStaffFactorRequired: boolean;
  providers: {
    google?: ProviderKeys | undefined;
    apple?: ProviderKeys | undefined;
    facebook?: ProviderKeys | undefined;
    /** Any OpenID provider, by the address of its discovery document. */
    oidc?: (ProviderKeys & { name: string; discoveryUrl: string }) | undefined;
  };
};

export type ProviderKeys = { clientId: string; clientSecret: string };
