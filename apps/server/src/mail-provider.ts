import { createHttpMail } from '@dalil/backend/providers/mail/http.ts';
import { createMailLog } from '@dalil/backend/providers/mail/mail-log.ts';
import { createSmtpTransport, type MailTransport } from '@dalil/backend/providers/mail/smtp.ts';
import type { Database } from '@dalil/database/connection.ts';
import type { Settings } from './settings.ts';

/** NOTIF-5: the mail transport selected by the settings. */
export function createMailTransport({ mail, mailFrom, mailReturnPath }: Settings, db: Database): MailTransport {
  switch (mail.kind) {
    case 'smtp':
      return createSmtpTransport({ url: mail.url, from: mailFrom, returnPath: mailReturnPath });
    case 'http':
      return { send: createHttpMail({ url: mail.url, token: mail.token, from: mailFrom }), close: () => {} };
    case 'outbox':
      return { send: createMailLog(db, () => new Date()), close: () => {} };
  }
}
