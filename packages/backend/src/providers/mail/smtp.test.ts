import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { createSmtpTransport, type MailTransport, type SmtpOptions } from './smtp.ts';
import { TEST_CERTIFICATE, TEST_KEY } from './test-certificate.ts';

const FROM = 'Dalil <no-reply@guide.example>';
const CERTIFIED = { key: TEST_KEY, cert: TEST_CERTIFICATE };
const MAIL: OutgoingMail = {
  id: '0b2f4a52-7f7b-4a52-8a5c-0d1f6a9c1e11',
  to: 'amal@example.org',
  locale: 'ar',
  proof: '0b2f4a527f7b4a528a5c0d1f6a9c1e110123456789abcdef0123',
  subject: 'أكّد بريدك الإلكتروني',
  html: '<p>Code</p>',
  text: 'Code',
};

type Received = { from: string; to: string[]; isSecure: boolean; user: unknown; source: string };

let servers: SMTPServer[] = [];
let transports: MailTransport[] = [];

afterEach(async () => {
  for (const transport of transports) transport.close();
  await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve))));
  servers = [];
  transports = [];
});

/** A real server on this machine. `options` define its faults. */
async function listen(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    ...CERTIFIED,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          user: session.user,
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  server.on('error', () => {}); // Some tests disconnect a client in the middle.
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

function send(options: Partial<SmtpOptions> & { url: string }, mail = MAIL) {
  const transport = createSmtpTransport({ from: FROM, ...options });
  transports.push(transport);
  return transport.send(mail);
}

function rejection(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode });
}

test('NOTIF-5 an accepted mail arrives whole: both forms, sender, language of the subject, one id for all attempts', async () => {
  const { received, port } = await listen();
  expect(await send({ url: `smtp://127.0.0.1:${port}` })).toEqual({ sent: 1 });
  expect(received).toMatchObject([{ from: 'no-reply@guide.example', to: ['amal@example.org'] }]);
  const source = received[0]?.source ?? '';
  expect(source).toContain('From: Dalil <no-reply@guide.example>');
  expect(source).toContain('To: amal@example.org');
  expect(source).toContain(`Message-ID: <${MAIL.id}@guide.example>`);
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('Content-Language: ar');
  expect(source).toContain(`X-Dalil-Mail: ${MAIL.proof}`);
  expect(source).toMatch(/Subject: =\?UTF-8\?/);
  expect(source).toContain('Content-Type: multipart/alternative');
  expect(source.indexOf('Content-Type: text/plain')).toBeLessThan(source.indexOf('Content-Type: text/html'));
});

test('NOTIF-5 several mails share a connection', async () => {
  let connections = 0;
  const { received, port } = await listen({ onConnect: (_session, done) => (connections++, done()) });
  const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  transports.push(transport);
  for (let n = 0; n < 5; n++) expect(await transport.send(MAIL)).toEqual({ sent: 1 });
  expect([received.length, connections]).toEqual([5, 1]);
});

test.each([
  ['an address nobody has', 550, 'onRcptTo', 'recipient'],
  ['a full mailbox, for now', 451, 'onRcptTo', 'provider'],
  ['a sender that may not send', 550, 'onMailFrom', 'message'],
  ['too much at once', 421, 'onMailFrom', 'provider'],
] as const)(
  'NOTIF-4 %s (%i): a failed send gives 0 and its reason without an address',
  async (_, code, hook, fault) => {
    const { received, port } = await listen({
      [hook]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(rejection(code)),
    });
    const result = await send({ url: `smtp://127.0.0.1:${port}` });
    expect(result).toEqual({ sent: 0, fault, reason: `smtp_${code}` });
    expect(received).toEqual([]);
  },
);

test('NOTIF-4 a mail rejected after it was read is a fault of the mail; rejected for now, of the provider', async () => {
  for (const [code, fault] of [
    [554, 'message'],
    [452, 'provider'],
  ] as const) {
    const { port } = await listen({
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(rejection(code))),
    });
    expect(await send({ url: `smtp://127.0.0.1:${port}` })).toEqual({ sent: 0, fault, reason: `smtp_${code}` });
  }
});

test('NOTIF-4 a server that falls silent is left after a while', async () => {
  const { port } = await listen({ onRcptTo: () => {} });
  const result = await send({ url: `smtp://127.0.0.1:${port}`, silenceTimeoutMs: 200 });
  expect(result).toEqual({ sent: 0, fault: 'provider', reason: 'smtp_etimedout' });
});

test('NOTIF-4 a server that is away is the provider’s fault', async () => {
  const { port } = await listen();
  await new Promise<void>((resolve) => servers.pop()?.close(resolve));
  expect(await send({ url: `smtp://127.0.0.1:${port}` })).toMatchObject({ sent: 0, fault: 'provider' });
});

test('NOTIF-5 user and password are those of the address; a wrong one can be corrected, so it is tried again', async () => {
  const { received, port } = await listen({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(rejection(535)),
  });
  expect(await send({ url: `smtp://me:p%40ss@127.0.0.1:${port}` })).toEqual({ sent: 1 });
  expect(received[0]?.user).toBe('me');
  const wrong = await send({ url: `smtp://me:other@127.0.0.1:${port}` });
  expect(wrong).toEqual({ sent: 0, fault: 'provider', reason: 'smtp_535' });
});

test('NOTIF-5 a certificate nobody vouches for is rejected, over TLS from the start and after STARTTLS', async () => {
  const secure = await listen({ secure: true });
  expect(await send({ url: `smtps://127.0.0.1:${secure.port}` })).toMatchObject({ sent: 0, fault: 'provider' });
  const upgraded = await listen({ disabledCommands: [] });
  expect(await send({ url: `smtp://127.0.0.1:${upgraded.port}` })).toMatchObject({ sent: 0, fault: 'provider' });
  expect([...secure.received, ...upgraded.received]).toEqual([]);
});

test('NOTIF-5 with a certificate that is vouched for, mails go over TLS', async () => {
  const secure = await listen({ secure: true });
  const upgraded = await listen({ disabledCommands: [] });
  const authority = TEST_CERTIFICATE;
  expect(await send({ url: `smtps://127.0.0.1:${secure.port}`, authority })).toEqual({ sent: 1 });
  expect(await send({ url: `smtp://127.0.0.1:${upgraded.port}`, authority })).toEqual({ sent: 1 });
  expect([...secure.received, ...upgraded.received].map(({ isSecure }) => isSecure)).toEqual([true, true]);
});

test('NOTIF-5 ?tls=off speaks without TLS even where it is offered', async () => {
  const { received, port } = await listen({ disabledCommands: [] });
  expect(await send({ url: `smtp://127.0.0.1:${port}?tls=off` })).toEqual({ sent: 1 });
  expect(received[0]?.isSecure).toBe(false);
});

test('NOTIF-5 what a subject or an address holds cannot add a header or a recipient', async () => {
  const { received, port } = await listen();
  const mail = { ...MAIL, subject: 'One\r\nBcc: other@example.org', to: 'amal@example.org' };
  await send({ url: `smtp://127.0.0.1:${port}` }, mail);
  expect(received[0]?.to).toEqual(['amal@example.org']);
  expect(received[0]?.source).not.toMatch(/^Bcc:/m);
});

test('NOTIF-6 a mail that can be left carries both header fields of one-click unsubscription, others none', async () => {
  const { port, received } = await listen();
  const url = `smtp://127.0.0.1:${port}`;
  const unsubscribeUrl = 'https://guide.example/api/digest/unsubscribe?token=a.b&locale=ar';
  await send({ url }, { ...MAIL, unsubscribeUrl });
  await send({ url });
  const source = (received[0]?.source ?? '').replace(/\r\n[ \t]+/g, ' ');
  expect(source).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(received[1]?.source).not.toContain('List-Unsubscribe');
});

test('NOTIF-4 what cannot be delivered returns to the return path, which names the mail', async () => {
  const { port, received } = await listen();
  await send({ url: `smtp://127.0.0.1:${port}`, returnPath: 'bounces@guide.example' });
  expect(received).toMatchObject([{ from: `bounces+${MAIL.proof}@guide.example`, to: ['amal@example.org'] }]);
  expect(received[0]?.source).toContain('From: Dalil <no-reply@guide.example>');
});

test('NOTIF-4 the reason a mail server gives for a rejected recipient is passed on as its status', async () => {
  const { port } = await listen({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('5.2.2 full'), { responseCode: 552 })),
  });
  const result = await send({ url: `smtp://127.0.0.1:${port}` });
  expect(result).toEqual({ sent: 0, fault: 'recipient', reason: 'smtp_552', status: '5.2.2' });
});
