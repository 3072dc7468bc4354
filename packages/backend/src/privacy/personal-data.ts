import { CONVERSATION_RETENTION_DAYS, FEEDBACK_RETENTION_DAYS } from '@dalil/assistant/conversation.ts';
import { CITY_ALERT_DAYS } from '@dalil/domain/city/alerts/city-alert.ts';
import { INCIDENT_RETENTION_DAYS } from '@dalil/domain/monitoring/service-incident.ts';
import { NOTIFICATION_RETENTION_DAYS } from '@dalil/domain/notifications/notification.ts';
import { OPERATION_RECEIPTS_RETENTION_DAYS } from '@dalil/domain/offline/operation.ts';
import { BULK_CHANGE_RETENTION_DAYS } from '@dalil/domain/newsroom/bulk-change.ts';
import { IDEA_RETENTION_DAYS } from '@dalil/domain/quality/idea.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { REQUEST_RETENTION_DAYS } from '@dalil/domain/privacy/data-request.ts';
import { JOBS } from '../core/jobs.ts';
import {
  INVITATION_RETENTION_DAYS,
  MAIL_FAILURE_RETENTION_DAYS,
  MAIL_LOG_RETENTION_DAYS,
  PHONE_CODE_RETENTION_DAYS,
} from '@dalil/domain/privacy/retention-days.ts';
import { EXPORT_STORE } from '@dalil/domain/privacy/data-export.ts';
import { sql } from 'drizzle-orm';
import {
  byAddress,
  byUser,
  DELETE,
  ofAccount,
  type OnErasure,
  type PersonalData,
  type PersonalStore,
  staffWork,
} from './find-personal-data.ts';
import { ROW_FAILURES } from './row-failure-data.ts';

const DAY_SECONDS = 86_400;
/** Stored as long as the account. */
const WITH_ACCOUNT = Number.POSITIVE_INFINITY;
/** Stored as long as the item it belongs to. */
const WITH_CONTENT = Number.POSITIVE_INFINITY;
const SESSION_DAYS = 30;
const AUDIT_RETENTION_DAYS = Number.POSITIVE_INFINITY;
const PROOF: OnErasure = { action: 'keep', reason: 'proof' };
/** The number remains, so that its sender can prove that it was answered. */
const CLEARED_REQUEST: OnErasure = {
  action: 'clear',
  values: {
    user_id: 'null',
    guest_address: 'null',
    address_hash: 'null',
    description: "''",
    response: 'null',
    messages: "'[]'",
  },
  people: [],
  reason: 'answered_request',
};
const NO_PERSON: OnErasure = { action: 'keep', reason: 'no_person' };

/** Every table with personal data. Export, erasure and `tooling/checks/personal-data.ts` use it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: 'support_requests',
    category: 'messages',
    columns: ['reply_address', 'message', 'diagnostics'],
    foundBy: 'the reference number the person was given',
    find: byAddress('reply_address'),
    onErasure: DELETE,
    retentionDays: SUPPORT_RETENTION_DAYS,
  },
  {
    // An idea without an author is found by the reference number the person was given, by nobody else.
    table: 'ideas',
    category: 'messages',
    columns: ['message', 'author_id'],
    foundBy: 'author_id, where the author wanted to be named',
    find: byUser('author_id'),
    onErasure: { action: 'clear', values: {}, people: ['author_id'], reason: 'no_person' },
    retentionDays: IDEA_RETENTION_DAYS,
  },
  {
    table: 'profiles',
    category: 'profile',
    columns: ['email', 'full_name', 'avatar_url', 'user_type', 'language', 'suspended_reason'],
    foundBy: 'id',
    find: byUser('id'),
    onErasure: DELETE,
    retentionDays: WITH_ACCOUNT,
  },
  {
    // Somebody who was invited to the staff and need not have an account.
    table: 'staff_invitations',
    category: 'profile',
    columns: ['email', 'role', 'locale', 'invited_by', 'created_at', 'expires_at', 'ending', 'ended_at'],
    foundBy: 'the address that was invited',
    find: byAddress('email'),
    onErasure: DELETE,
    retentionDays: INVITATION_RETENTION_DAYS,
  },
  ofAccount('sessions', 'security', ['user_id', 'ip_address', 'user_agent'], SESSION_DAYS),
  ofAccount('accounts', 'security', ['user_id', 'account_id']),
  ofAccount('passkeys', 'security', ['user_id', 'name', 'credential_id', 'last_used_at']),
  {
    // Codes and challenges for one use. Identifiers and codes are hashes.
    table: 'verifications',
    category: 'security',
    columns: ['created_at', 'expires_at'],
    foundBy: 'value, the id of the user',
    find: ({ userId }) => (userId === null ? null : sql`value = ${userId}`),
    onErasure: DELETE,
    retentionDays: 1,
  },
  ofAccount('two_factors', 'security', ['user_id']),
  {
    // Append-only: it contains ids and actions, never names or addresses, so that no personal data remains after an erasure.
    table: 'compliance_audit_logs',
    category: 'log',
    columns: ['user_id', 'metadata'],
    foundBy: 'user_id',
    find: byUser('user_id'),
    onErasure: PROOF,
    retentionDays: AUDIT_RETENTION_DAYS,
  },
  ofAccount('privacy_settings', 'consents', ['user_id', 'cookie_consent']),
  {
    // Append-only, as proof of what was decided: an id without a person after an erasure, the network of an address, the kind of a browser.
    table: 'user_consents',
    category: 'consents',
    columns: ['user_id', 'details', 'ip_address', 'user_agent'],
    foundBy: 'user_id',
    find: byUser('user_id'),
    onErasure: PROOF,
    retentionDays: AUDIT_RETENTION_DAYS,
  },
  {
    // The number, the type and the dates remain as proof that the request was answered. An erasure clears the rest.
    table: 'data_subject_requests',
    category: 'requests',
    columns: [
      'user_id',
      'guest_address',
      'address_hash',
      'description',
      'response',
      'messages',
      'assigned_to',
      'handled_by',
    ],
    foundBy: 'user_id, for a guest guest_address',
    find: ({ userId, email }) =>
      userId === null && email === null
        ? null
        : sql`user_id = ${userId}::uuid or lower(guest_address) = ${email?.toLowerCase() ?? null}`,
    onErasure: CLEARED_REQUEST,
    retentionDays: REQUEST_RETENTION_DAYS,
  },
  ofAccount(
    'data_export_requests',
    'requests',
    ['user_id', 'export_format', 'data_categories', 'request_date', 'file_key'],
    REQUEST_RETENTION_DAYS,
  ),
  {
    table: 'outbox_emails',
    category: 'messages',
    columns: ['email_address', 'subject', 'html', 'text'],
    foundBy: 'the address it was sent to',
    find: byAddress('email_address'),
    onErasure: DELETE,
    retentionDays: MAIL_LOG_RETENTION_DAYS,
  },
  {
    // The queue: a mail is deleted with its payload when it is sent. One that could not be sent is stored this long.
    table: 'pgboss.job',
    category: 'messages',
    columns: ['data'],
    foundBy: "the address in data->>'to' of the jobs named send-email, data->>'email' of notify-of-tries",
    find: ({ email }) =>
      email === null
        ? null
        : sql`(name = 'send-email' and lower(data->>'to') = ${email.toLowerCase()}) or (name = 'notify-of-tries' and lower(data->>'email') = ${email.toLowerCase()})`,
    onErasure: DELETE,
    retentionDays: JOBS['send-email'].deadSeconds / DAY_SECONDS,
  },
  ofAccount('bookmarks', 'bookmarks', [
    'user_id',
    'kind',
    'item_id',
    'folder_id',
    'note',
    'other_note',
    'added_at',
    'updated_at',
  ]),
  ofAccount('bookmark_folders', 'bookmarks', ['user_id', 'name', 'added_at']),
  ofAccount(
    'notifications',
    'bookmarks',
    [
      'user_id',
      'kind',
      'item_id',
      'reason',
      'subject',
      'topic',
      'created_at',
      'read_at',
      'pushed_at',
      'mailed_at',
      'texted_at',
    ],
    NOTIFICATION_RETENTION_DAYS,
  ),
  ROW_FAILURES,
  ofAccount('push_subscriptions', 'security', ['user_id', 'endpoint', 'created_at']),
  ofAccount('change_mail_counts', 'preferences', ['user_id', 'day', 'mails'], NOTIFICATION_RETENTION_DAYS),
  {
    table: 'mail_failures',
    category: 'profile',
    columns: ['address', 'kind', 'code', 'failures', 'first_at', 'last_at'],
    foundBy: 'address',
    find: byAddress('address'),
    onErasure: DELETE,
    retentionDays: MAIL_FAILURE_RETENTION_DAYS,
  },
  ofAccount('phone_numbers', 'profile', ['user_id', 'phone_number', 'confirmed_at']),
  // The number that waits for its code. The code is stored as a hash.
  ofAccount('phone_codes', 'profile', ['user_id', 'phone_number', 'created_at'], PHONE_CODE_RETENTION_DAYS),
  ofAccount('news_subscriptions', 'consents', ['user_id', 'email', 'requested_at', 'confirmed_at']),
  ofAccount('operator_news_recipients', 'preferences', ['user_id', 'news_id', 'queued_at']),
  ofAccount('sent_digests', 'preferences', ['user_id', 'day', 'queued_at'], NOTIFICATION_RETENTION_DAYS),
  ofAccount('operation_receipts', 'bookmarks', ['user_id', 'outcome', 'applied_at'], OPERATION_RECEIPTS_RETENTION_DAYS),
  {
    // The response to a message: its reference number, which leads to the message as long as that is stored.
    table: 'open_receipts',
    category: 'messages',
    columns: ['operation_id', 'outcome'],
    foundBy: 'the reference number the person was given',
    find: null,
    onErasure: NO_PERSON,
    retentionDays: OPERATION_RECEIPTS_RETENTION_DAYS,
  },
  ofAccount('search_history', 'searches', ['user_id', 'query', 'folded', 'results_count', 'created_at']),
  ofAccount('user_preferences', 'preferences', ['user_id', 'category', 'data', 'created_at', 'updated_at']),
  ofAccount('user_onboarding', 'preferences', [
    'user_id',
    'completed_steps',
    'preferences',
    'started_at',
    'completed_at',
    'device_id',
    'updated_at',
  ]),
  ofAccount('conversations', 'chats', ['user_id', 'title', 'created_at', 'updated_at'], CONVERSATION_RETENTION_DAYS),
  {
    table: 'conversation_turns',
    category: 'chats',
    columns: ['question', 'answer', 'rating', 'created_at'],
    foundBy: 'conversation_id, the id of a row of conversations',
    find: ({ userId }) =>
      userId === null ? null : sql`conversation_id in (select id from conversations where user_id = ${userId}::uuid)`,
    onErasure: DELETE,
    retentionDays: CONVERSATION_RETENTION_DAYS,
  },
  {
    // Without an account: feedback that users give voluntarily.
    table: 'answer_feedback',
    category: 'messages',
    columns: ['message', 'question', 'answer'],
    foundBy: 'no person: it names neither its sender nor who received the answer',
    find: null,
    onErasure: NO_PERSON,
    retentionDays: FEEDBACK_RETENTION_DAYS,
  },
  // The words of staff at work, and what staff decided. An erased account leaves them without their author.
  staffWork('newsroom_versions', ['author_id'], ['note']),
  staffWork('newsroom_comments', ['author_id'], ['comment']),
  staffWork('newsroom_approvals', ['approver_id']),
  staffWork('newsroom_items', ['created_by', 'owner_id']),
  staffWork('newsroom_texts', ['reviewer_id']),
  staffWork('newsroom_bulk_changes', ['changed_by'], [], BULK_CHANGE_RETENTION_DAYS),
  staffWork('pictures', ['created_by']),
  staffWork('item_photographs', ['decided_by']),
  staffWork('privacy_incidents', ['reported_by'], ['description']),
  staffWork('privacy_incident_steps', ['author_id'], ['note']),
  staffWork('privacy_confirmations', ['asked_by', 'decided_by'], ['reason']),
  staffWork('quality_runs', ['requested_by']),
  staffWork('quality_findings', ['owner_id']),
  staffWork('quality_finding_events', ['person_id']),
  staffWork('quality_waivers', ['created_by'], ['reason']),
  staffWork('quality_judgements', ['judge_id'], ['note']),
  staffWork('reporter_runs', ['asked_by']),
  staffWork('reporter_control', ['changed_by']),
  staffWork('reporter_judgements', ['judged_by']),
  staffWork('fact_versions', ['changed_by', 'approved_by']),
  staffWork('fact_proposals', ['proposed_by', 'decided_by'], ['comment']),
  staffWork('fact_owners', ['owner_id']),
  staffWork('city_alerts', ['proposed_by', 'written_by', 'confirmed_by', 'ended_by'], ['end_note'], CITY_ALERT_DAYS),
  staffWork('operator_news', ['written_by', 'confirmed_by']),
  staffWork('service_incident_updates', ['author_id'], [], INCIDENT_RETENTION_DAYS),
  {
    // Users see who answers for a text, by the name the person had when approving it.
    table: 'content_items',
    category: 'work',
    columns: ['provenance'],
    foundBy: 'the name in provenance.approvedBy',
    find: ({ fullName }) =>
      fullName === null
        ? null
        : sql`jsonb_path_exists(provenance, '$.approvedBy.*.name ? (@ == $name)', jsonb_build_object('name', ${fullName}::text))`,
    onErasure: { action: 'keep', reason: 'published_responsibility' },
    retentionDays: WITH_CONTENT,
  },
];

/** Every object store with personal data. A store that is opened and is not here fails `tooling/checks/personal-data.ts`. */
export const PERSONAL_STORES: readonly PersonalStore[] = [
  {
    store: EXPORT_STORE,
    holds: 'the files of exports, until they expire',
    foundBy: 'file_key of data_export_requests',
    onErasure: DELETE,
  },
  {
    // Photographs of places that staff upload. Who uploaded one is in the table pictures.
    store: 'pictures',
    holds: 'photographs that staff uploaded',
    foundBy: 'created_by of pictures',
    onErasure: { action: 'keep', reason: 'editorial_record' },
  },
];
