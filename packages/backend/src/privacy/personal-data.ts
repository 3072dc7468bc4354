import { CONVERSATION_RETENTION_DAYS, FEEDBACK_RETENTION_DAYS } from '@dalil/assistant/conversation.ts';
import { OPERATION_RECEIPTS_RETENTION_DAYS } from '@dalil/domain/offline/operation.ts';
import { BULK_CHANGE_RETENTION_DAYS } from '@dalil/domain/newsroom/bulk-change.ts';
import { IDEA_RETENTION_DAYS } from '@dalil/domain/quality/idea.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { REQUEST_RETENTION_DAYS } from '@dalil/domain/privacy/data-request.ts';
import { JOBS } from '../core/jobs.ts';
import { MAIL_LOG_RETENTION_DAYS } from '@dalil/domain/privacy/retention-days.ts';

const DAY_SECONDS = 86_400;

/** A table that can contain personal data: its columns, the data subject and the retention. */
export type PersonalData = {
  table: string;
  columns: readonly string[];
  /** How a row is found for its data subject. */
  foundBy: string;
  /** Infinity: as long as the account, or, for the audit log, as long as the product. */
  retentionDays: number;
};

/** Stored as long as the account. */
const WITH_ACCOUNT = Number.POSITIVE_INFINITY;
/** Stored as long as the item it belongs to. */
const WITH_CONTENT = Number.POSITIVE_INFINITY;
const SESSION_DAYS = 30;
const AUDIT_RETENTION_DAYS = Number.POSITIVE_INFINITY;

/** Every table with personal data. Export, erasure and `tooling/checks/personal-data.ts` use it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: 'support_requests',
    columns: ['reply_address', 'message', 'diagnostics'],
    foundBy: 'the reference number the reader was given',
    retentionDays: SUPPORT_RETENTION_DAYS,
  },
  {
    table: 'ideas',
    columns: ['message'],
    foundBy: 'the reference number the reader was given',
    retentionDays: IDEA_RETENTION_DAYS,
  },
  {
    table: 'profiles',
    columns: ['email', 'full_name', 'avatar_url', 'user_type', 'language', 'suspended_reason'],
    foundBy: 'id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'sessions',
    columns: ['user_id', 'ip_address', 'user_agent'],
    foundBy: 'user_id',
    retentionDays: SESSION_DAYS,
  },
  {
    table: 'accounts',
    columns: ['user_id', 'account_id'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'passkeys',
    columns: ['user_id', 'name', 'credential_id', 'last_used_at'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  { table: 'two_factors', columns: ['user_id'], foundBy: 'user_id', retentionDays: WITH_ACCOUNT },
  {
    // Append-only: it contains ids and actions, never names or addresses, so that no personal data remains after an erasure.
    table: 'compliance_audit_logs',
    columns: ['user_id', 'metadata'],
    foundBy: 'user_id',
    retentionDays: AUDIT_RETENTION_DAYS,
  },
  {
    table: 'privacy_settings',
    columns: ['user_id', 'cookie_consent'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    // Append-only, as proof of what was decided: an id without a person after an erasure, the network of an address, the kind of a browser.
    table: 'user_consents',
    columns: ['user_id', 'details', 'ip_address', 'user_agent'],
    foundBy: 'user_id',
    retentionDays: AUDIT_RETENTION_DAYS,
  },
  {
    // The number, the type and the dates remain as proof that the request was answered. An erasure clears the rest.
    table: 'data_subject_requests',
    columns: ['user_id', 'guest_address', 'address_hash', 'description', 'response', 'messages', 'handled_by'],
    foundBy: 'user_id; for a guest address_hash; for staff handled_by',
    retentionDays: REQUEST_RETENTION_DAYS,
  },
  {
    table: 'data_export_requests',
    columns: ['user_id', 'export_format', 'data_categories', 'request_date', 'file_key'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'outbox_emails',
    columns: ['email_address', 'subject', 'html', 'text'],
    foundBy: 'the address it was sent to',
    retentionDays: MAIL_LOG_RETENTION_DAYS,
  },
  {
    // The queue: a mail is deleted with its payload when it is sent. One that could not be sent is stored this long.
    table: 'pgboss.job',
    columns: ['data'],
    foundBy: "the address in data->>'to' of the jobs named send-email, data->>'email' of notify-of-tries",
    retentionDays: JOBS['send-email'].deadSeconds / DAY_SECONDS,
  },
  {
    table: 'bookmarks',
    columns: ['user_id', 'kind', 'item_id', 'folder_id', 'note', 'other_note', 'added_at', 'updated_at'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'bookmark_folders',
    columns: ['user_id', 'name', 'added_at'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'operation_receipts',
    columns: ['user_id', 'outcome', 'applied_at'],
    foundBy: 'user_id',
    retentionDays: OPERATION_RECEIPTS_RETENTION_DAYS,
  },
  {
    // The response to a message: its reference number, which leads to the message as long as that is stored.
    table: 'open_receipts',
    columns: ['operation_id', 'outcome'],
    foundBy: 'the reference number the reader was given',
    retentionDays: OPERATION_RECEIPTS_RETENTION_DAYS,
  },
  {
    table: 'search_history',
    columns: ['user_id', 'query', 'folded', 'results_count', 'created_at'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'user_preferences',
    columns: ['user_id', 'category', 'data', 'created_at', 'updated_at'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'user_onboarding',
    columns: ['user_id', 'completed_steps', 'preferences', 'started_at', 'completed_at', 'device_id', 'updated_at'],
    foundBy: 'user_id',
    retentionDays: WITH_ACCOUNT,
  },
  {
    table: 'conversations',
    columns: ['user_id', 'title', 'created_at', 'updated_at'],
    foundBy: 'user_id',
    retentionDays: CONVERSATION_RETENTION_DAYS,
  },
  {
    table: 'conversation_turns',
    columns: ['question', 'answer', 'rating', 'created_at'],
    foundBy: 'conversation_id, the id of a row of conversations',
    retentionDays: CONVERSATION_RETENTION_DAYS,
  },
  {
    // Without an account: feedback that users give voluntarily.
    table: 'answer_feedback',
    columns: ['message', 'question', 'answer'],
    foundBy: 'no person: it names neither its sender nor who received the answer',
    retentionDays: FEEDBACK_RETENTION_DAYS,
  },
  {
    // The words of staff at work. An erased account leaves the texts without their author.
    table: 'newsroom_versions',
    columns: ['author_id', 'note'],
    foundBy: 'author_id',
    retentionDays: WITH_CONTENT,
  },
  {
    table: 'newsroom_comments',
    columns: ['author_id', 'comment'],
    foundBy: 'author_id',
    retentionDays: WITH_CONTENT,
  },
  { table: 'newsroom_approvals', columns: ['approver_id'], foundBy: 'approver_id', retentionDays: WITH_CONTENT },
  {
    table: 'newsroom_items',
    columns: ['created_by', 'owner_id'],
    foundBy: 'created_by, owner_id',
    retentionDays: WITH_CONTENT,
  },
  { table: 'newsroom_texts', columns: ['reviewer_id'], foundBy: 'reviewer_id', retentionDays: WITH_CONTENT },
  {
    table: 'newsroom_bulk_changes',
    columns: ['changed_by'],
    foundBy: 'changed_by',
    retentionDays: BULK_CHANGE_RETENTION_DAYS,
  },
  { table: 'pictures', columns: ['created_by'], foundBy: 'created_by', retentionDays: WITH_CONTENT },
  { table: 'quality_runs', columns: ['requested_by'], foundBy: 'requested_by', retentionDays: WITH_CONTENT },
  { table: 'quality_findings', columns: ['owner_id'], foundBy: 'owner_id', retentionDays: WITH_CONTENT },
  { table: 'quality_finding_events', columns: ['person_id'], foundBy: 'person_id', retentionDays: WITH_CONTENT },
  { table: 'quality_waivers', columns: ['created_by', 'reason'], foundBy: 'created_by', retentionDays: WITH_CONTENT },
  { table: 'quality_judgements', columns: ['judge_id', 'note'], foundBy: 'judge_id', retentionDays: WITH_CONTENT },
  {
    // What staff decided about reporters and their claims. An erased account leaves the decision without a person.
    table: 'reporter_runs',
    columns: ['asked_by'],
    foundBy: 'asked_by',
    retentionDays: WITH_CONTENT,
  },
  { table: 'reporter_control', columns: ['changed_by'], foundBy: 'changed_by', retentionDays: WITH_CONTENT },
  { table: 'reporter_judgements', columns: ['judged_by'], foundBy: 'judged_by', retentionDays: WITH_CONTENT },
  { table: 'fact_versions', columns: ['changed_by'], foundBy: 'changed_by', retentionDays: WITH_CONTENT },
  {
    // Users see who answers for a text, by the name the person had when approving it.
    table: 'content_items',
    columns: ['provenance'],
    foundBy: 'the name in provenance.approvedBy',
    retentionDays: WITH_CONTENT,
  },
];
