import { isIPv4 } from 'node:net';
import { createTransport } from 'nodemailer';
import { type OutgoingMail, type SendMail, type SendResult, unsubscribeHeaders } from './mail.ts';

const MAX_CONNECTIONS = 4;

export type SmtpOptions = {
  /** smtp:// or smtps://, with user and password if the server requires them. `?tls=off` for a server without TLS. */
  url: string;
  from: string;
  /** Where mail servers return what they cannot deliver, with the token of the mail. Without it: the sender. */
  returnPath?: string | undefined;
  /** A certificate (PEM) to trust instead of the well-known authorities. */
  authority?: string;
  connectTimeoutMs?: number;
  /** The maximum silence of the server during a mail, in milliseconds. */
  silenceTimeoutMs?: number;
};

export type MailTransport = { send: SendMail; close: () => void };

/**
 * NOTIF-5: sends mails to an SMTP server over a few connections that stay open. Beyond this machine the connection is encrypted
 * and the certificate checked, unless the URL contains `?tls=off`.
 */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { url, from, returnPath, authority, connectTimeoutMs = 10_000, silenceTimeoutMs = 30_000 } = options;
  const transport = createTransport({
    ...connectionOf(url),
    tls: authority === undefined ? {} : { ca: authority },
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  });
  return {
    send: (mail) => transport.sendMail(toMessage(mail, from, returnPath)).then(() => ({ sent: 1 }) as const, toResult),
    close: () => transport.close(),
  };
}

function connectionOf(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'smtps:';
  const isPlain = searchParams.get('tls') === 'off';
  return {
    pool: true as const,
    maxConnections: MAX_CONNECTIONS,
    host,
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ignoreTLS: isPlain,
    requireTLS: !isTls && !isPlain && !isLoopback(host),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function toMessage(mail: OutgoingMail, from: string, returnPath: string | undefined) {
  const { id, to, locale, proof, subject, html, text, unsubscribeUrl } = mail;
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${domain}>`,
    ...(returnPath !== undefined && { envelope: { from: returnPath.replace('@', `+${proof}@`), to } }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
      'X-Dalil-Mail': proof,
      ...unsubscribeHeaders(unsubscribeUrl),
    },
  };
}

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

/** 4xx is temporary, 5xx is permanent (RFC 5321). A rejected sign-in or an unreachable server is an error of the provider. */
function toResult(error: unknown): SendResult {
  const { code = 'unknown', command = '', response = '', responseCode } = error as SmtpError;
  const reason = `smtp_${responseCode ?? code.toLowerCase()}`;
  const isLasting = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  if (!isLasting) return { sent: 0, fault: 'provider', reason };
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return { sent: 0, fault: command.startsWith('RCPT') ? 'recipient' : 'message', reason, status };
}
