/**
 * AUTH-12: the number of attempts per address in a window. Limiters whose name ends in `Account` count per account, whatever the
 * address, and only for devices that never signed in to it, so that no user is locked out of their own account. `signIn`, `reset`
 * and `verify` count per account and address; those that end in `Network` count what a whole office or hotel shares.
 */
export const LIMITERS = {
  api: { limit: 100, windowSeconds: 900 },
  writes: { limit: 30, windowSeconds: 60 },
  suggestions: { limit: 30, windowSeconds: 60 },
  /** Page views and speeds of everybody who agreed, of one network. */
  measurements: { limit: 120, windowSeconds: 60 },
  chat: { limit: 30, windowSeconds: 60 },
  /** Messages of other programs, which ask as much as people ask the assistant. */
  mcp: { limit: 30, windowSeconds: 60 },
  forms: { limit: 5, windowSeconds: 900 },
  /** Reports and messages of one network, and of all: they are stored for months. */
  messagesNetwork: { limit: 50, windowSeconds: 86_400 },
  messagesAll: { limit: 2000, windowSeconds: 86_400 },
  /** Failures only: a right password, code or link gives its attempt back. */
  signIn: { limit: 5, windowSeconds: 900 },
  signInNetwork: { limit: 30, windowSeconds: 900 },
  signInAccount: { limit: 20, windowSeconds: 900 },
  signInDevice: { limit: 5, windowSeconds: 900 },
  verify: { limit: 5, windowSeconds: 900 },
  verifyNetwork: { limit: 30, windowSeconds: 900 },
  /** Sign-ups with a password that is refused, and those that are accepted. */
  signUp: { limit: 5, windowSeconds: 900 },
  signUpNetwork: { limit: 20, windowSeconds: 900 },
  reset: { limit: 5, windowSeconds: 900 },
  /** With one valid link of an invitation, from whatever network: a whole office accepts at the same time. */
  invitation: { limit: 30, windowSeconds: 900 },
  /** Codes and links that one network asks to be sent. */
  mailNetwork: { limit: 20, windowSeconds: 900 },
  providerBegin: { limit: 30, windowSeconds: 900 },
  passkeyBegin: { limit: 60, windowSeconds: 900 },
  passkeySignIn: { limit: 20, windowSeconds: 900 },
  wrongPasswordAccount: { limit: 10, windowSeconds: 86_400 },
  /** Codes by text message: of one account, to one number, and of all, because each costs the operator money. */
  phoneCode: { limit: 3, windowSeconds: 3600 },
  phoneNumber: { limit: 3, windowSeconds: 86_400 },
  phoneCodesAll: { limit: 500, windowSeconds: 86_400 },
  /** Codes that an account enters for its number. */
  phoneTry: { limit: 5, windowSeconds: 900 },
  mailAccount: { limit: 5, windowSeconds: 900 },
  providerReturn: { limit: 20, windowSeconds: 900 },
  reauthenticate: { limit: 5, windowSeconds: 900 },
} as const;

export type Limiter = keyof typeof LIMITERS;
