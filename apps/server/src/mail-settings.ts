import { isIP } from 'node:net';
import { PRODUCT } from '@dalil/domain/product.ts';
import * as z from 'zod';

/** How mails are sent; `outbox` stores them in the database. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'http'; readonly url: string; readonly token: string }
  | { readonly kind: 'outbox' };

export const mailFields = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be the address of a mail server, smtps://user:password@mail.example:465')
    .optional(),
  MAIL_HTTP_URL: z
    .string()
    .refine(isMailHttpUrl, 'must be an https address that takes mails; http only on this machine')
    .optional(),
  MAIL_HTTP_TOKEN: z.string().optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address, no-reply@guide.example, or a name with one, Dalil <no-reply@guide.example>')
    .optional(),
  MAIL_RETURN_PATH: z
    .string()
    .refine(isReturnPath, 'must be an address with at most 11 characters before the @, bounces@guide.example')
    .optional(),
  MAIL_EVENTS_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
};

type Given = Partial<Record<'SMTP_URL' | 'MAIL_HTTP_URL' | 'MAIL_HTTP_TOKEN' | 'MAIL_FROM' | 'PUBLIC_URL', string>>;

export function mailOf({ SMTP_URL, MAIL_HTTP_URL, MAIL_HTTP_TOKEN }: Given): MailSettings {
  if (SMTP_URL !== undefined) return { kind: 'smtp', url: SMTP_URL };
  if (MAIL_HTTP_URL !== undefined) return { kind: 'http', url: MAIL_HTTP_URL, token: MAIL_HTTP_TOKEN ?? '' };
  return { kind: 'outbox' };
}

/** The sender of mails, with or without a name. */
export function mailFromOf({ MAIL_FROM, PUBLIC_URL }: Given): string {
  return MAIL_FROM ?? `${PRODUCT.name} <no-reply@${hostOf(PUBLIC_URL)}>`;
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
}

/** Reported together with every other settings error. */
export function mailSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const report = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  const { SMTP_URL, MAIL_HTTP_URL, MAIL_HTTP_TOKEN, PUBLIC_URL } = value;
  const hasProvider = SMTP_URL !== undefined || MAIL_HTTP_URL !== undefined;
  if (SMTP_URL !== undefined && MAIL_HTTP_URL !== undefined) report('MAIL_HTTP_URL', 'must be absent beside SMTP_URL');
  if (MAIL_HTTP_URL !== undefined && MAIL_HTTP_TOKEN === undefined) {
    report('MAIL_HTTP_TOKEN', 'must be there beside MAIL_HTTP_URL');
  }
  if (MAIL_HTTP_TOKEN !== undefined && MAIL_HTTP_URL === undefined) {
    report('MAIL_HTTP_URL', 'must be there beside MAIL_HTTP_TOKEN');
  }
  // Otherwise links would begin with the host of whoever requested the mail.
  if (hasProvider && PUBLIC_URL === undefined)
    report('PUBLIC_URL', 'must be there when mails are sent: their links begin with it');
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isDecodable(url);
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username);
    decodeURIComponent(password);
    return true;
  } catch {
    return false;
  }
}

/** An https address; http on this machine only. */
export function isMailHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}

/** A sign and the token of 52 characters are put before the @, where 64 have room (RFC 5321). */
function isReturnPath(text: string): boolean {
  return z.email().safeParse(text).success && text.indexOf('@') <= 11 && !text.includes('+');
}

function isSender(text: string): boolean {
  const address = /^[^<>"\r\n]+ <([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}
