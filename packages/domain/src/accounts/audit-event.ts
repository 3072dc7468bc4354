/** PRIV-9: what the audit log knows. `account` events are of people themselves, `user` events of those who administer. */
export const AUDIT_EVENTS = [
  'account.sign-up',
  'account.verified',
  'account.signed-in',
  'account.signed-out',
  'account.password-changed',
  'account.password-reset',
  'account.address-changed',
  'account.profile-changed',
  'account.session-ended',
  'account.two-factor-on',
  'account.two-factor-off',
  'account.backup-codes-made',
  'account.passkey-added',
  'account.passkey-renamed',
  'account.passkey-removed',
  'account.provider-unlinked',
  'account.deleted',
  'user.role-changed',
  'user.suspended',
  'user.unsuspended',
  'user.sessions-ended',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];
