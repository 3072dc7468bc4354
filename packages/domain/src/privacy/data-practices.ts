import type { DataCategory } from './data-categories.ts';
import { REQUEST_RETENTION_DAYS } from './data-request.ts';

/** Why data may be processed: to provide what was asked for, a duty by law, or an interest that is named. */
export const LEGAL_BASES = ['contract', 'legal-duty', 'interest'] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

/** Who can receive data besides the user. `mail` and `model` are providers, and only where the operator has set one up. */
export const RECIPIENTS = ['staff', 'public', 'mail', 'model'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** How long data is stored: with the account, with the texts of the guide, as proof, or a number of days. */
export type Retention = 'account' | 'content' | 'proof' | { days: number };

export type DataPractice = { basis: LegalBasis; retention: Retention; recipients: readonly Recipient[] };

/** The same as of messages to support and of conversations. In days. */
const MESSAGE_DAYS = 180;
const CHAT_DAYS = 180;

/**
 * PRIV-11: what is done with each category of data. A test compares the retention with the registry of personal data. The texts
 * are messages of the page, by category.
 */
export const DATA_PRACTICES: Record<DataCategory, DataPractice> = {
  profile: { basis: 'contract', retention: 'account', recipients: ['staff', 'mail'] },
  security: { basis: 'contract', retention: 'account', recipients: ['staff'] },
  preferences: { basis: 'contract', retention: 'account', recipients: [] },
  bookmarks: { basis: 'contract', retention: 'account', recipients: [] },
  searches: { basis: 'contract', retention: 'account', recipients: [] },
  chats: { basis: 'contract', retention: { days: CHAT_DAYS }, recipients: ['model'] },
  consents: { basis: 'legal-duty', retention: 'proof', recipients: ['staff'] },
  requests: { basis: 'legal-duty', retention: { days: REQUEST_RETENTION_DAYS }, recipients: ['staff', 'mail'] },
  messages: { basis: 'interest', retention: { days: MESSAGE_DAYS }, recipients: ['staff', 'mail'] },
  work: { basis: 'interest', retention: 'content', recipients: ['staff', 'public'] },
  log: { basis: 'legal-duty', retention: 'proof', recipients: ['staff'] },
};
