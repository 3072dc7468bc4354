import { STAFF_ROLES } from '@dalil/domain/accounts/invitation.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { CHANGE_REASONS } from '@dalil/domain/notifications/notification.ts';
import { type Email, type EmailContent, PRIVACY_NOTICES, SECURITY_NOTICES } from './email.ts';

/** A link of a mail. Its signs need escaping in HTML. */
export const TEST_LINK = 'https://guide.example/auth/reset-password?token=a&b="c"';

/** As long as a real one. */
export const TEST_UNSUBSCRIBE =
  'https://guide.example/api/digest/unsubscribe?token=1f0c5a0e-7f4e-4a52-9d57-8d9b1c5b7a10.kOWvsSfVhZDnbKcYeMJ1pGHAhUU0OLFFYZm3lMhRtIs&locale=en';

/** Every mail that the product sends, with the data of tests: each template, and each kind of notice. */
export const TEST_CONTENTS: EmailContent[] = [
  { template: 'welcome', data: { fullName: 'Amal Haddad' } },
  { template: 'verification', data: { fullName: 'Amal Haddad', code: '482913', validMinutes: 15 } },
  { template: 'password-reset', data: { fullName: 'Amal Haddad', link: TEST_LINK, validMinutes: 60 } },
  ...STAFF_ROLES.map((role): EmailContent => {
    const data = { fullName: '', inviter: 'Amal Haddad', role, link: TEST_LINK, validMinutes: 4320 };
    return { template: 'invitation', data };
  }),
  { template: 'unlock', data: { fullName: 'Amal Haddad', link: TEST_LINK, validMinutes: 15 } },
  { template: 'address-change', data: { fullName: 'Amal Haddad', code: '7K2-M9Q', validMinutes: 2 } },
  { template: 'address-check', data: { fullName: 'Amal Haddad', code: '482913', validMinutes: 10 } },
  { template: 'known-address', data: { fullName: 'Amal Haddad' } },
  { template: 'privacy-code', data: { fullName: 'Amal Haddad', code: '482913', validMinutes: 15 } },
  ...PRIVACY_NOTICES.map((notice): EmailContent => {
    const data = { fullName: 'Amal Haddad', notice, number: 'D-7KQ2MX4B', at: '2026-11-22T21:05:00Z' };
    return { template: 'privacy-notice', data };
  }),
  {
    template: 'daily-digest',
    data: {
      fullName: 'Amal Haddad',
      changes: [
        {
          title: 'Salik',
          path: '/news/salik',
          reason: 'fact',
          fact: { label: 'Peak', before: 'AED 4', after: 'AED 6' },
        },
        { title: 'Jazz', path: '/content/jazz', reason: 'cancelled', fact: null },
      ],
      moreChanges: 3,
      events: [
        { title: 'Ramadan', path: '/content/ramadan', start: '2027-02-08', end: '2027-03-09', isConfirmed: false },
      ],
      unsubscribe: TEST_UNSUBSCRIBE,
      validMinutes: 720,
    },
  },
  ...CHANGE_REASONS.map((reason): EmailContent => {
    const fact = reason === 'fact' ? { label: 'Peak', before: 'AED 4', after: 'AED 6' } : null;
    return {
      template: 'notification',
      data: {
        fullName: 'Amal Haddad',
        title: 'Salik',
        path: '/news/salik',
        change: { reason, fact },
        source: fact && { name: 'Salik', asOf: '2026-11-20' },
        others: fact ? [{ reason: 'correction', fact: null }] : [],
        dailyCap: 3,
        quiet: { from: 21, to: 8 },
        unsubscribe: TEST_UNSUBSCRIBE,
        validMinutes: 720,
      },
    };
  }),
  ...SECURITY_NOTICES.map((notice): EmailContent => {
    return { template: 'security-notice', data: { fullName: 'Amal Haddad', notice, at: '2026-11-22T21:05:00Z' } };
  }),
];
/** All of them in the four languages. */
export const TEST_EMAILS = LOCALES.flatMap((locale) =>
  TEST_CONTENTS.map((content): Email => ({ to: 'amal@example.org', locale, ...content })),
);

export function nameOf({ locale, template, data }: Email): string {
  const kind = 'notice' in data ? data.notice : 'change' in data ? data.change.reason : '';
  return `${locale} ${template} ${kind}`;
}
