import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { parseDatabaseUrl } from '@dalil/database/connection-address.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import * as z from 'zod';

export const PROJECT_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));

const settingsSchema = z
  .object({
    PORT: z
      .string()
      .default('3000')
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number from 0 to 65535')
      .transform(Number),
    HOST: z.string().optional(),
    DATA_DIR: z
      .string()
      .default('data')
      .transform((folder) => resolve(PROJECT_FOLDER, folder)),
    DATABASE_URL: z
      .string()
      .refine(
        isDatabaseUrl,
        'must be the address of a PostgreSQL database, postgres://user:password@host:5432/database',
      )
      .optional(),
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, 'must be the address readers type, https://guide.example, without a path')
      .transform((text) => new URL(text).origin)
      .optional(),
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .default('production'),
    TRUSTED_PROXY: z
      .string()
      .default('')
      .transform((text) => text.split(',').map((part) => part.trim()))
      .transform((parts) => parts.filter((part) => part !== ''))
      .refine(
        (parts) => parts.every(isAddressRange),
        'must list addresses or ranges, 10.0.0.1, 10.0.0.0/8 or ::1, with commas',
      ),
    PAGE_CACHE_MB: z
      .string()
      .default('64')
      .refine((text) => /^\d{1,5}$/.test(text), 'must be a whole number of megabytes, 0 for none')
      .transform(Number),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
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
      .refine(
        isSender,
        'must be an address, no-reply@guide.example, or a name with one, Dalil <no-reply@guide.example>',
      )
      .optional(),
  })
  .check(mailSettingsFit);

export interface Settings {
  /** 0 lets the system choose. */
  readonly port: number;
  /** Undefined listens on every interface. */
  readonly host: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The origin readers use, where it is not the one the server is asked under. */
  readonly publicUrl: string | undefined;
  readonly environment: 'production' | 'development' | 'test';
  /** Addresses and ranges (CIDR) whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Megabytes for pages kept in memory; 0 keeps none. */
  readonly pageCacheMegabytes: number;
  /** What Prometheus sends as its bearer token; undefined means that there are no metrics. */
  readonly metricsToken: string | undefined;
  /** How mails leave the product; the outbox keeps them in the database. */
  readonly mail:
    | { readonly kind: 'smtp'; readonly url: string }
    | { readonly kind: 'http'; readonly url: string; readonly token: string }
    | { readonly kind: 'outbox' };
  /** Who mails are from, with or without a name. */
  readonly mailFrom: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/**
 * CONF-1: reads and checks the settings, from the environment and, where that says nothing, from `.env` in the project's folder. An empty
 * value counts as none. Throws one ConfigurationError that lists every wrong setting.
 */
export function loadSettings(environment: NodeJS.ProcessEnv = readEnvironment()): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw wrongSettings(parsed.error.issues);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    environment: values.NODE_ENV,
    trustedProxies: values.TRUSTED_PROXY,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    metricsToken: values.METRICS_TOKEN,
    mail: mailOf(values),
    mailFrom: values.MAIL_FROM ?? `${PRODUCT.name} <no-reply@${hostOf(values.PUBLIC_URL)}>`,
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.output<typeof settingsSchema>;

function mailOf({ SMTP_URL, MAIL_HTTP_URL, MAIL_HTTP_TOKEN }: Values): Settings['mail'] {
  if (SMTP_URL !== undefined) return { kind: 'smtp', url: SMTP_URL };
  if (MAIL_HTTP_URL !== undefined) return { kind: 'http', url: MAIL_HTTP_URL, token: MAIL_HTTP_TOKEN ?? '' };
  return { kind: 'outbox' };
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
}

type Given = Partial<Record<'SMTP_URL' | 'MAIL_HTTP_URL' | 'MAIL_HTTP_TOKEN' | 'MAIL_FROM' | 'PUBLIC_URL', string>>;

/** Reported beside every other fault, also when another setting is wrong. */
function mailSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const report = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  const { SMTP_URL, MAIL_HTTP_URL, MAIL_HTTP_TOKEN, MAIL_FROM, PUBLIC_URL } = value;
  const hasProvider = SMTP_URL !== undefined || MAIL_HTTP_URL !== undefined;
  if (SMTP_URL !== undefined && MAIL_HTTP_URL !== undefined) report('MAIL_HTTP_URL', 'must be absent beside SMTP_URL');
  if (MAIL_HTTP_URL !== undefined && MAIL_HTTP_TOKEN === undefined) {
    report('MAIL_HTTP_TOKEN', 'must be there beside MAIL_HTTP_URL');
  }
  if (MAIL_HTTP_TOKEN !== undefined && MAIL_HTTP_URL === undefined) {
    report('MAIL_HTTP_URL', 'must be there beside MAIL_HTTP_TOKEN');
  }
  if (hasProvider && MAIL_FROM === undefined && PUBLIC_URL === undefined) {
    report('MAIL_FROM', 'must be there when mails are sent and PUBLIC_URL is not set');
  }
}

function readEnvironment(): NodeJS.ProcessEnv {
  const file = resolve(PROJECT_FOLDER, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return process.env;
}

function wrongSettings(issues: readonly z.core.$ZodIssue[]): ConfigurationError {
  const names = issues.map((issue) => String(issue.path[0]));
  const list = issues.map((issue, index) => `${names[index]} ${issue.message}`);
  const end = 'Correct it in the environment or in .env.';
  if (list.length === 1) return new ConfigurationError(`The setting ${list[0]}. ${end}`, names);
  return new ConfigurationError(
    `${list.length} settings are wrong. ${end}\n${list.map((line) => `  ${line}`).join('\n')}`,
    names,
  );
}

function isDatabaseUrl(text: string): boolean {
  try {
    parseDatabaseUrl(text);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  );
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

function isMailHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}

function isSender(text: string): boolean {
  const address = /^[^<>"\r\n]+ <([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
