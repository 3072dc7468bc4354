import type { Database } from '@dalil/database/connection.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { LegalDocumentType } from '@dalil/domain/privacy/legal-document.ts';
import type { AccountSettings } from '../accounts/account-settings.ts';
import type { AssistantSettings } from '../assistant/assistant-settings.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import type { QueueEmail } from '../emails/email.ts';
import type { ModelWatch } from '../monitoring/model-watch.ts';
import type { ContentMemory } from './content-memory.ts';
import type { Jobs } from './jobs.ts';
import type { LegalDocumentCache } from '../privacy/legal-document-cache.ts';
import type { LegalDocumentView } from '../privacy/legal-document-view.ts';

export type LogFields = Record<string, string | number | boolean | null>;
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** Does what an answer must not wait for, or its duration would tell what was done. */
export type AfterAnswer = (work: () => Promise<unknown>) => Promise<void>;

export type BuiltInLegalDocument = {
  type: LegalDocumentType;
  language: Locale;
  version: string;
  effectiveDate: string;
  title: string;
  /** Markdown. */
  content: string;
};

/** Everything a verb may use besides its input. Nothing else is ambient, so tests hand in their own. */
export type Deps = {
  db: Database;
  now: () => Date;
  log: Log;
  /** A cryptographically random integer from 0 to below `limit`. */
  randomInt: (limit: number) => number;
  /** Keys the hashes of addresses in the limit counters; the same in every process on one database. */
  limitSecret: string;
  memory: ContentMemory;
  queueEmail: QueueEmail;
  afterAnswer: AfterAnswer;
  accounts: AccountSettings;
  passwords: PasswordHasher;
  assistant: AssistantSettings;
  modelWatch: ModelWatch;
  jobs: Jobs;
  /** The origin readers see, where it is set; else that of the request. */
  publicUrl: string | undefined;
  legalDocumentCache: LegalDocumentCache<LegalDocumentView>;
  /** PRIV-8's fallback: the text that ships with the product. */
  readBuiltInLegalDocument: (type: LegalDocumentType, locale: Locale) => Promise<BuiltInLegalDocument>;
};
