import { isHardBounce, type MailFailureKind } from '@dalil/domain/notifications/mail-failure.ts';
import PostalMime, { type Email } from 'postal-mime';
import { MAIL_TOKEN } from './mail-token.ts';

/** What a report says, before anything of it is believed. */
export type MailReport = {
  kind: MailFailureKind;
  /** The status of the delivery (RFC 3463), or the type of the feedback. */
  code: string;
  /** Whom the mail may have been sent to. */
  addresses: string[];
  /** What may be the token of the mail: from its headers, or from the return path the report was sent to. */
  tokens: string[];
  /** The token of `List-Unsubscribe`: some providers remove every address from a complaint. */
  unsubscribeToken: string | null;
};

type Fields = Map<string, string>;

/** Feedback that is not about an unwanted mail. */
const OTHER_FEEDBACK = ['not-spam', 'auth-failure'];
const ORIGINAL_TYPES = ['message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers'];

/**
 * NOTIF-4: reads a delivery status notification (RFC 3464) or an abuse report (RFC 5965) in the form of a mail. Null for everything
 * else: delays, successes, passing failures, automatic replies.
 */
export async function readReport(source: Uint8Array): Promise<MailReport | null> {
  const mail = await parse(source);
  if (!mail) return null;
  const partOf = (...types: string[]) => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return typeof found?.content === 'string' ? found.content : '';
  };
  const failure = readDelivery(partOf('message/delivery-status')) ?? readFeedback(partOf('message/feedback-report'));
  if (!failure) return null;
  const original = fieldsOf(partOf(...ORIGINAL_TYPES).split(/\r?\n\r?\n/)[0] ?? '');
  const sentTo = mail.headers.filter(({ key }) => ['to', 'delivered-to', 'x-original-to'].includes(key));
  const held = [original.get('x-dalil-mail') ?? '', ...sentTo.map(({ value }) => value)];
  return {
    ...failure,
    addresses: [...failure.addresses, ...addressesIn(original.get('to') ?? '')],
    tokens: held.flatMap((text) => MAIL_TOKEN.exec(text)?.[0] ?? []),
    unsubscribeToken: /[?&]token=([^&>]+)/.exec(original.get('list-unsubscribe') ?? '')?.[1] ?? null,
  };
}

/** Null for what is no mail, or nested too deeply to be one: a mail server that gets an error would send it again and again. */
function parse(source: Uint8Array): Promise<Email | null> {
  const parser = new PostalMime({ forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  return parser.parse(source).catch(() => null);
}

type Failure = Pick<MailReport, 'kind' | 'code' | 'addresses'>;

/** The first recipient that cannot be reached. A mail of ours has one recipient. */
function readDelivery(text: string): Failure | null {
  for (const fields of text.split(/\r?\n\s*\r?\n/).map(fieldsOf)) {
    const [status = ''] = (fields.get('status') ?? '').split(/\s/);
    if (fields.get('action')?.toLowerCase() !== 'failed' || !isHardBounce(status)) continue;
    const names = [fields.get('original-recipient'), fields.get('final-recipient')];
    return { kind: 'bounce', code: status, addresses: names.flatMap((name) => addressesIn(name ?? '')) };
  }
  return null;
}

function readFeedback(text: string): Failure | null {
  const fields = fieldsOf(text);
  const type = (fields.get('feedback-type') ?? '').toLowerCase();
  if (!/^[a-z-]{1,40}$/.test(type) || OTHER_FEEDBACK.includes(type)) return null;
  return { kind: 'complaint', code: type, addresses: addressesIn(fields.get('original-rcpt-to') ?? '') };
}

/** Header fields by lower-case name, folded lines joined. The first of a name counts. */
function fieldsOf(text: string): Fields {
  const fields: Fields = new Map();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** `rfc822; amal@example.org`, `Amal <amal@example.org>` or the bare address. */
function addressesIn(text: string): string[] {
  return text.match(/[^\s<>;,"]+@[^\s<>;,"]+/g) ?? [];
}
