/**
 * PRIV-9: the events of the audit log. `account` events concern the user's own account, `user` events are actions of
 * administrators, `feed-source` events those of staff who maintain the sources of headlines, `newsroom` events change what users
 * see or will see.
 */
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
  'feed-source.added',
  'feed-source.changed',
  'feed-source.switched',
  'feed-source.removed',
  'feed-source.fetch-requested',
  'idea.changed',
  'newsroom.created',
  'newsroom.state-changed',
  'newsroom.details-changed',
  'newsroom.many-changed',
  'newsroom.fact-changed',
  'newsroom.picture-added',
  'newsroom.picture-described',
  'newsroom.picture-removed',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];
