import { readFileSync } from 'node:fs';
import { readConfirmHash } from '@dalil/domain/accounts/confirm-link.ts';
import { LOCALE_INFO, LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { type Email, type EmailContent, emailSchema, type SECURITY_NOTICES } from './email.ts';
import { greetingName } from './letter.ts';
import { DARK, LIGHT } from './html-form.ts';
import { nameOf, TEST_CONTENTS, TEST_EMAILS, TEST_LINK, TEST_UNSUBSCRIBE } from './test-emails.ts';
import { writeEmail } from './write-email.ts';

const NOW = new Date('2027-12-31T20:30:00Z');
const PUBLIC_URL = 'https://guide.example';
function write(email: Email, publicUrl: string | undefined = PUBLIC_URL) {
  return writeEmail(email, { now: NOW, publicUrl });
}

function english(content: EmailContent) {
  return write({ to: 'amal@example.org', locale: 'en', ...content });
}

test.each(TEST_EMAILS.map((email) => [nameOf(email), email] as const))(
  'NOTIF-4 I18N-1 %s is whole, in its language and direction, and fetches nothing',
  async (_, email) => {
    expect(emailSchema.parse(email)).toEqual(email);
    const { subject, html, text } = await write(email);
    expect(html).toContain(`<html lang="${email.locale}" dir="${LOCALE_INFO[email.locale].dir}">`);
    for (const form of [subject, text, html.replace(/<style>.*?<\/style>/s, '')]) {
      expect(form).not.toMatch(/mail\.[a-z-]+\.|undefined|[{}]|\[object/);
    }
    expect(subject).not.toMatch(/[\u2066-\u2069\n]/);
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face/);
    expect(html).not.toMatch(/[\u2066-\u2069]/);
    for (const form of [html, text]) expect(form).toContain('© 2024–2028 Dalil');
    expect(text).toContain('Amal Haddad');
    expect(html).toContain('<bdi>Amal Haddad</bdi>');
    const home = email.locale === 'en' ? 'https://guide.example/' : `https://guide.example/${email.locale}`;
    expect(html).toContain(`href="${home}"`);
    expect(text).toContain(`\n${home}\n`);
  },
);

test('NOTIF-4 every kind of mail has words of its own', async () => {
  const texts = await Promise.all(TEST_EMAILS.map(async (email) => (await write(email)).text));
  expect(new Set(texts).size).toBe(TEST_EMAILS.length);
});

test.each(LOCALES)('NOTIF-4 in %s a code stands alone, left to right, with the minutes it works', async (locale) => {
  for (const [code, minutes] of [
    ['482913', 15],
    ['7K2-M9Q', 3],
  ] as const) {
    const data = { fullName: 'Amal', code, validMinutes: minutes };
    const { html, text } = await write({ to: 'amal@example.org', locale, template: 'verification', data });
    expect(text.split('\n')).toContain(code);
    expect(html).toContain(`<bdi dir="ltr">${code}</bdi>`);
    expect(text).toContain(String(minutes));
  }
});

test.each(LOCALES)(
  'AUTH-2 ROUTE-5 in %s a confirmation mail has a link that holds its code where no server sees it',
  async (locale) => {
    const data = { fullName: 'Amal', code: '482913', validMinutes: 10, returnTo: '/bookmarks' };
    const email: Email = { to: 'amal@example.org', locale, template: 'verification', data };
    const { html, text } = await write(email);
    const address = text.split('\n').find((line) => line.includes('/auth/callback')) ?? '';
    const { origin, pathname, search, hash } = new URL(address);
    expect(origin + pathname + search).toBe(PUBLIC_URL + localePath(locale, '/auth/callback'));
    expect(readConfirmHash(hash)).toEqual({ email: email.to, code: '482913', returnTo: '/bookmarks' });
    expect(html).toContain(`href="${address}"`);
    const withoutLink = await writeEmail(email, { now: NOW, publicUrl: undefined });
    expect(withoutLink.text.split('\n')).toContain('482913');
    expect(withoutLink.text).not.toContain('confirm=');
  },
);

test('NOTIF-4 a link is escaped in HTML and whole in the text', async () => {
  const { html, text } = await english({
    template: 'password-reset',
    data: { fullName: '', link: TEST_LINK, validMinutes: 60 },
  });
  expect(html).toContain('href="https://guide.example/auth/reset-password?token=a&amp;b=&quot;c&quot;"');
  expect(text.split('\n')).toContain(TEST_LINK);
});

test('NOTIF-4 a mail about a change has the value before and after, its source, the reason and the way to leave', async () => {
  const email = TEST_CONTENTS.find(({ template }) => template === 'notification');
  if (!email) throw new Error('no such mail');
  const { subject, text, html } = await english(email);
  expect(subject).toBe('Peak changed: Salik');
  expect(text).toContain('Before: AED 4\nNow: AED 6\nSource: Salik, as of 20 November 2026');
  expect(text).toContain('At most 3 such mails a day; the rest comes in one digest. None between 21:00 and 08:00.');
  expect(text).toContain(`Stop these mails with one click:\n${TEST_UNSUBSCRIBE}`);
  expect(html).toContain('<s>AED 4</s>');
});

test('NOTIF-4 a security notice tells the time in Dubai and what to do', async () => {
  const notice = (of: (typeof SECURITY_NOTICES)[number]) =>
    english({ template: 'security-notice', data: { fullName: 'Amal', notice: of, at: '2026-11-22T21:05:00Z' } });
  const changed = await notice('password-changed');
  expect(changed.text).toContain('23 November 2026 at 1:05');
  expect(changed.text).toContain('\nhttps://guide.example/auth/forgot-password\n');
  expect(changed.text).toContain('belongs to an account');
  const moved = await notice('address-changed');
  expect(moved.text).not.toContain('forgot-password');
  expect(moved.text).toContain('belonged to an account');
});

test('NOTIF-4 without a known address of its own the product writes no links to its pages', async () => {
  for (const email of TEST_EMAILS.filter(({ data }) => !('link' in data || 'unsubscribe' in data))) {
    const { html, text } = await writeEmail(email, { now: NOW, publicUrl: undefined });
    expect(`${html}${text}`.replaceAll('http-equiv', '')).not.toContain('http');
  }
});

test.each([
  ['Amal Haddad', 'Amal Haddad'],
  ['  أمل   حداد ', 'أمل حداد'],
  ['अमित कुमार', 'अमित कुमार'],
  ["Siobhán O'Neill-Smith Jr.", "Siobhán O'Neill-Smith Jr."],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['', undefined],
  ['Win 1000 AED', undefined],
  ['spam.example', undefined],
  ['https://spam.example', undefined],
  ['<b>Amal</b>', undefined],
  ['Amal\u202Elamaa', undefined],
  ['Amal\u2069', undefined],
  [`Am${'a'.repeat(60)}l`, undefined],
])('NOTIF-4 who signed up as "%s" is greeted as %s', (fullName, name) => {
  expect(greetingName(fullName)).toBe(name);
});

test('NOTIF-4 a name that is markup or an advertisement does not reach the mail', async () => {
  for (const fullName of ['<img src=x onerror=alert(1)>', 'Buy at spam.example']) {
    const { html, text } = await english({ template: 'known-address', data: { fullName } });
    expect(`${html}${text}`).not.toMatch(/onerror|spam/);
    expect(text).toMatch(/^Hello,\n/);
  }
});

test('NOTIF-4 the colours of mails are those of the pages', () => {
  const tokens = readFileSync(new URL('../../../../apps/web/app/styles/tokens.css', import.meta.url), 'utf8');
  const ramp = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  for (const name of Object.keys(LIGHT) as (keyof typeof LIGHT)[]) {
    const [, light = '', dark = ''] = new RegExp(`\\s--${name}: light-dark\\(([^,]+), ([^;]+)\\);`).exec(tokens) ?? [];
    const written = [light, dark].map((value) => ramp(/^var\(--(.+)\)$/.exec(value)?.[1] ?? '') ?? value);
    expect([name, ...written]).toEqual([name, LIGHT[name], DARK[name]]);
  }
});

test('NOTIF-4 PRIV-8 a mail names the operator under it, and nobody where nobody is named', async () => {
  const email = emailSchema.parse({ to: 'amal@example.org', locale: 'en', ...TEST_CONTENTS[0] });
  const operator = { name: 'Guide <b>Ltd.', email: 'privacy@guide.example', address: '1 Creek Road\nDubai' };
  const { html, text } = await writeEmail(email, { now: NOW, publicUrl: PUBLIC_URL, operator });
  expect(text).toContain('This installation is run by:\nGuide <b>Ltd.\n1 Creek Road\nDubai\nprivacy@guide.example');
  expect(html).toContain('<bdi>Guide &lt;b&gt;Ltd.</bdi> · <bdi>1 Creek Road</bdi>');
  expect((await write(email)).text).not.toContain('run by');
});
