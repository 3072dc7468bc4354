/**
 * PRIV-9: the events of the audit log. `account` events concern the user's own account, `user` events are actions of
 * administrators, `feed-source` events those of staff who maintain the sources of headlines, `newsroom` events change what users
 * see or will see, `quality` events are decisions about findings, `alert` events those
 * about alerts of the running servers, `city-alert` events alerts for the city, `service-incident` events what the status page says, `privacy` events concern requests of people about their own data, and what staff did with
 * personal data.
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
  'user.invited',
  'user.invitation-sent-again',
  'user.invitation-withdrawn',
  'user.invitation-accepted',
  'user.role-changed',
  'user.suspended',
  'user.unsuspended',
  'user.sessions-ended',
  'alert.resolved',
  'city-alert.proposed',
  'city-alert.confirmed',
  'city-alert.ended',
  'operator-news.written',
  'operator-news.confirmed',
  'operator-news.dropped',
  'service-incident.opened',
  'service-incident.updated',
  'feed-source.added',
  'feed-source.changed',
  'feed-source.switched',
  'feed-source.removed',
  'feed-source.fetch-requested',
  'job.started-again',
  'job.discarded',
  'job.rows-retried',
  'idea.changed',
  'directory.match-decided',
  'newsroom.created',
  'newsroom.state-changed',
  'newsroom.details-changed',
  'newsroom.many-changed',
  'newsroom.fact-changed',
  'newsroom.fact-proposed',
  'newsroom.fact-decided',
  'newsroom.fact-assigned',
  'newsroom.words-confirmed',
  'newsroom.asked-changed',
  'newsroom.imported',
  'newsroom.picture-added',
  'newsroom.picture-described',
  'newsroom.photograph-proposed',
  'newsroom.photograph-decided',
  'newsroom.photographs-imported',
  'newsroom.picture-removed',
  'privacy.requested',
  'privacy.request-cancelled',
  'privacy.request-replied',
  'privacy.request-answered',
  'privacy.erased',
  'privacy.export-requested',
  'privacy.export-downloaded',
  'quality.run-requested',
  'quality.assigned',
  'quality.waived',
  'quality.waiver-ended',
  'quality.judged',
  'quality.report-changed',
  'reporter.added',
  'reporter.changed',
  'reporter.switched',
  'reporter.removed',
  'reporter.run-requested',
  'reporter.run-rejected',
  'reporter.claim-judged',
  'reporter.drafted',
  'reporters.stopped',
  'reporters.restarted',
  'privacy.audit-exported',
  'privacy.person-read',
  'privacy.people-listed',
  'privacy.consents-read',
  'privacy.requests-listed',
  'privacy.exports-listed',
  'privacy.erasure-previewed',
  'privacy.incident-reported',
  'privacy.incident-step',
  'privacy.bulk-asked',
  'privacy.bulk-decided',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];

type AreaOf<Event> = Event extends `${infer Area}.${string}` ? Area : never;
/** The area of an event: the part before the dot. */
export type AuditArea = AreaOf<AuditEvent>;
export const AUDIT_AREAS = [...new Set(AUDIT_EVENTS.map((event) => event.split('.')[0] as AuditArea))] as [
  AuditArea,
  ...AuditArea[],
];

export function eventsOfArea(area: AuditArea): AuditEvent[] {
  return AUDIT_EVENTS.filter((event) => event.startsWith(`${area}.`));
}

/** Reads of the data of people by staff. */
export const ACCESS_EVENTS: AuditEvent[] = [
  'privacy.person-read',
  'privacy.people-listed',
  'privacy.consents-read',
  'privacy.requests-listed',
  'privacy.exports-listed',
  'privacy.erasure-previewed',
  'privacy.audit-exported',
];
