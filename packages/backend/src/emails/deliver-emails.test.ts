import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyInUse } from '../core/keys.ts';
import { createSmtpTransport, type MailTransport } from '../providers/mail/smtp.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { mailToken } from './failures/mail-token.ts';
import { sendEmail } from './send-email.job.ts';
import { TEST_EMAILS, TEST_UNSUBSCRIBE } from './test-emails.ts';

const database = await createTestDatabase();
const received: Buffer[] = [];
let transport: MailTransport | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks));
      done();
    });
  },
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});

afterAll(async () => {
  transport?.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
});

test('NOTIF-4 NOTIF-6 every mail in four languages arrives over SMTP whole, in its language and direction', async () => {
  const { port } = server.server.address() as AddressInfo;
  transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Dalil <no-reply@guide.example>' });
  const { deps } = createTestApi(database.db);
  for (const email of TEST_EMAILS) {
    const id = randomUUID();
    await sendEmail({ ...deps, sendMail: transport.send }, email, { id, enqueuedAt: TEST_NOW });
    const mail = await new PostalMime().parse(received.at(-1) ?? '');
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    const name = `${email.locale} ${email.template}`;
    expect(headers.get('content-type'), name).toMatch(/^multipart\/alternative/);
    expect(headers.get('content-language'), name).toBe(email.locale);
    expect(headers.get('x-dalil-mail'), name).toBe(
      mailToken(keyInUse(deps.accounts.keys, deps.now()).value, id, email.to),
    );
    expect(mail.messageId, name).toBe(`<${id}@guide.example>`);
    expect([mail.from?.address, mail.to?.[0]?.address], name).toEqual(['no-reply@guide.example', email.to]);
    expect(mail.html, name).toContain(`<html lang="${email.locale}" dir="${LOCALE_INFO[email.locale].dir}">`);
    for (const form of [mail.subject ?? '', mail.text ?? '', mail.html ?? '']) {
      expect(form.trim(), name).not.toBe('');
      expect(form.replace(/<style>.*?<\/style>/s, ''), name).not.toMatch(/\bmail\.[a-z-]+\.|undefined|[{}]|\[object/);
    }
    expect(mail.html, name).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
    const isSubscription = 'unsubscribe' in email.data;
    expect(headers.get('list-unsubscribe'), name).toBe(isSubscription ? `<${TEST_UNSUBSCRIBE}>` : undefined);
    expect(headers.get('list-unsubscribe-post'), name).toBe(isSubscription ? 'List-Unsubscribe=One-Click' : undefined);
  }
  expect(received).toHaveLength(TEST_EMAILS.length);
}, 60_000);
