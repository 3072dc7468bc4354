import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AccountSettings } from '@dalil/backend/accounts/account-settings.ts';
import type { AssistantSettings } from '@dalil/backend/assistant/assistant-settings.ts';
import type { FileStorage } from '@dalil/backend/core/file-store.ts';
import type { AlertWebhook } from '@dalil/backend/monitoring/send-alert.job.ts';
import type { CommonsSettings } from '@dalil/backend/providers/commons/ask-wiki.ts';
import type { LiveSettings } from '@dalil/backend/providers/live/live-settings.ts';
import type { ErrorService, TagManager } from '@dalil/domain/monitoring/measuring-services.ts';
import type { Operator } from '@dalil/domain/privacy/operator.ts';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { parseDatabaseUrl } from '@dalil/database/connection-address.ts';
import * as z from 'zod';
import { accountFields, accountSettingsFit, providersOf } from './account-settings.ts';
import { alertFields, alertSettingsFit, alertWebhookOf } from './alert-settings.ts';
import { assistantFields, assistantOf, assistantSettingsFit } from './assistant-settings.ts';
import { cityFields, cityOf, type CitySettings } from './city-settings.ts';
import { fileFields, fileSettingsFit, filesOf } from './file-settings.ts';
import { commonsFields, commonsOf } from './commons-settings.ts';
import { fetchFields, liveFields, liveOf } from './live-settings.ts';
import { errorServiceOf, measuringFields, tagManagerOf } from './measuring-settings.ts';
import { operatorFields, operatorOf } from './operator-settings.ts';
import { mailFields, mailFromOf, mailOf, mailSettingsFit, type MailSettings } from './mail-settings.ts';
import { tracingFields, tracingOf, type TracingSettings } from './tracing-settings.ts';
import {
  textMessageFields,
  type TextMessageSettings,
  textMessageSettingsFit,
  textMessagesOf,
} from './text-message-settings.ts';
import { type GivenPush, pushFields, pushOf, pushSettingsFit } from './push-settings.ts';

export const PROJECT_FOLDER = fileURLToPath(new URL('../../..', import.meta.url));

const DATABASE_URL_FORM = 'must be the address of a PostgreSQL database, postgres://user:password@host:5432/database';

const fields = z.object({
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
  PAGES_DIR: z
    .string()
    .default('apps/web/build')
    .transform((folder) => resolve(PROJECT_FOLDER, folder)),
  DATABASE_URL: z.string().refine(isDatabaseUrl, DATABASE_URL_FORM).optional(),
  DATABASE_DIRECT_URL: z.string().refine(isDatabaseUrl, DATABASE_URL_FORM).optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be the address people type, https://guide.example, without a path')
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
  PAGE_RENDERS_PER_MINUTE: z
    .string()
    .default('120')
    .refine((text) => /^\d{1,6}$/.test(text), 'must be a whole number of pages, 0 for no limit')
    .transform(Number),
  MAP_TILES_URL: z
    .string()
    .refine(
      isStyleAddress,
      'must be the https address of a map style, such as https://tiles.openfreemap.org/styles/liberty',
    )
    .optional(),
  LISTINGS_FILE: z
    .string()
    .refine((name) => /\.(?:json|csv)$/i.test(name), 'must be a file that ends in .json or .csv')
    .transform((name) => resolve(PROJECT_FOLDER, name))
    .optional(),
  GTFS_FILE: z
    .string()
    .transform((file) => resolve(PROJECT_FOLDER, file))
    .optional(),
  READ_ONLY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  ...accountFields,
  ...mailFields,
  ...pushFields,
  ...textMessageFields,
  ...assistantFields,
  ...liveFields,
  ...fetchFields,
  ...commonsFields,
  ...fileFields,
  ...cityFields,
  ...measuringFields,
  ...operatorFields,
  ...alertFields,
  ...tracingFields,
});

const settingsSchema = fields
  .check(mailSettingsFit)
  .check(pushSettingsFit)
  .check(textMessageSettingsFit)
  .check(accountSettingsFit)
  .check(assistantSettingsFit)
  .check(fileSettingsFit)
  .check(alertSettingsFit);

export interface Settings {
  /** 0 lets the system choose a port. */
  readonly port: number;
  /** Undefined listens on every interface. */
  readonly host: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Folder of the built pages. Absolute path. */
  readonly pagesDir: string;
  /** Null: the embedded database of the data folder. */
  readonly database: { readonly url: string; readonly directUrl: string | undefined } | null;
  /** The public origin, if it differs from the origin of the requests. */
  readonly publicUrl: string | undefined;
  readonly environment: 'production' | 'development' | 'test';
  /** Addresses and ranges (CIDR) whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Size of the in-memory page cache in megabytes; 0 disables it. */
  readonly pageCacheMegabytes: number;
  /** Uncached pages that one client address may cause to be rendered in a minute; 0 means no limit. */
  readonly rendersPerMinute: number;
  /** AUTH-11: the address whose account is always admin. Lower case. */
  readonly adminEmail: string | undefined;
  /** If set, the first admin is created at startup. */
  readonly adminPassword: string | undefined;
  /** Whether staff need a second factor to use the permissions of their role. */
  readonly isStaffFactorRequired: boolean;
  /** The providers whose keys are set. */
  readonly providers: AccountSettings['providers'];
  /** The style of a street map (MapLibre style specification); undefined means our own base map alone. */
  readonly mapStyleUrl: string | undefined;
  /** Who runs this installation, as legal documents and mails say it. */
  readonly operator: Operator;
  /** PRIV-3, MON-3: what browsers of users who agreed load and send to. Null: none. */
  readonly tagManager: TagManager | null;
  readonly errorService: ErrorService | null;
  /** Homes on offer, as JSON or CSV. Absolute path. */
  readonly listingsFile: string | undefined;
  /** A timetable of public transport (GTFS, zip). Absolute path. */
  readonly timetableFile: string | undefined;
  /** What `npm run import-city` reads. */
  readonly city: CitySettings;
  /** Whether writes are refused and no job runs. */
  readonly isReadOnly: boolean;
  /** Where alerts are sent; null for nowhere. */
  readonly alertWebhook: AlertWebhook | null;
  /** Bounces and complaints that the mail server posts are signed with it. */
  readonly mailEventsSecret: string | undefined;
  /** Where mail servers return what they cannot deliver. Undefined: to the sender. */
  readonly mailReturnPath: string | undefined;
  /** The bearer token that Prometheus sends; undefined disables the metrics. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent; null for nowhere. */
  readonly tracing: TracingSettings | null;
  readonly mail: MailSettings;
  /** The sender of mails, with or without a name. */
  readonly mailFrom: string;
  readonly push: GivenPush;
  readonly textMessages: TextMessageSettings;
  /** The model that answers questions, and its usage limits. */
  readonly assistant: AssistantSettings;
  /** The providers of live values. */
  readonly live: LiveSettings;
  /** Where photographs are looked for. Undefined: nobody to name to Wikimedia. */
  readonly commons: CommonsSettings | undefined;
  /** Where uploaded pictures are stored. */
  readonly files: FileStorage;
  /** Hosts that staff may name although they are not on the public internet. */
  readonly fetchAllowHosts: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/**
 * CONF-1: reads and validates the settings from the environment, then from `.env` in the project's folder. An empty value counts
 * as unset. Throws one ConfigurationError that lists every invalid setting.
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
    pagesDir: values.PAGES_DIR,
    database:
      values.DATABASE_URL === undefined ? null : { url: values.DATABASE_URL, directUrl: values.DATABASE_DIRECT_URL },
    publicUrl: values.PUBLIC_URL,
    environment: values.NODE_ENV,
    trustedProxies: values.TRUSTED_PROXY,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    rendersPerMinute: values.PAGE_RENDERS_PER_MINUTE,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    isStaffFactorRequired: values.STAFF_MFA === 'required',
    providers: providersOf(values),
    mapStyleUrl: values.MAP_TILES_URL,
    isReadOnly: values.READ_ONLY === 'on',
    operator: operatorOf(values),
    tagManager: tagManagerOf(values),
    errorService: errorServiceOf(values, values.NODE_ENV),
    listingsFile: values.LISTINGS_FILE,
    timetableFile: values.GTFS_FILE,
    alertWebhook: alertWebhookOf(values),
    mailEventsSecret: values.MAIL_EVENTS_SECRET,
    mailReturnPath: values.MAIL_RETURN_PATH,
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    mail: mailOf(values),
    mailFrom: mailFromOf(values),
    push: pushOf(values),
    textMessages: textMessagesOf(values),
    assistant: assistantOf(values),
    files: filesOf(values),
    city: cityOf(values),
    fetchAllowHosts: values.FETCH_ALLOW_HOSTS,
    live: liveOf(values, values.PUBLIC_URL),
    commons: commonsOf(values, operatorOf(values)),
    logLevel: values.LOG_LEVEL,
  };
}

function readEnvironment(): NodeJS.ProcessEnv {
  const file = resolve(PROJECT_FOLDER, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return process.env;
}

function wrongSettings(issues: readonly z.core.$ZodIssue[]): ConfigurationError {
  const names = issues.map((issue) => String(issue.path[0]));
  const list = issues.map((issue, index) => `${names[index]} ${issue.message}`);
  const place = 'in the environment or in .env.';
  if (list.length === 1) return new ConfigurationError(`The setting ${list[0]}. Correct it ${place}`, names);
  return new ConfigurationError(
    `${list.length} settings are wrong. Correct them ${place}\n${list.map((line) => `  ${line}`).join('\n')}`,
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

/** Its origin goes into the policy of pages, so it is one that cannot be read or changed on the way, unless it is this machine. */
function isStyleAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname));
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
