import { expect, test } from 'vitest';
import { loadSettings, PROJECT_FOLDER } from './settings.ts';

test('CONF-2 without any setting everything has a value that works on one machine', () => {
  const settings = loadSettings({});
  expect(settings).toMatchObject({ port: 3000, environment: 'production', trustedProxies: [], logLevel: 'info' });
  expect(settings).toMatchObject({ pageCacheMegabytes: 64, rendersPerMinute: 120 });
  expect(settings.dataDir).toBe(`${PROJECT_FOLDER}data`);
  expect(settings.database).toBeNull();
  // Uploads, mails and answers need no service of others.
  expect(settings.files).toEqual({ kind: 'folder', folder: `${PROJECT_FOLDER}data/uploads` });
  expect(settings.mail).toEqual({ kind: 'outbox' });
  expect(settings.assistant.model).toBeNull();
});

test('CONF-1 every wrong setting is listed in one message, by name', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost/guide',
    PUBLIC_URL: 'guide.example',
    NODE_ENV: 'staging',
    TRUSTED_PROXY: '10.0.0.0/33',
    LOG_LEVEL: 'loud',
    STAFF_MFA: 'yes',
    LIVE_DATA: 'no',
    OPEN_METEO_URL: 'api.open-meteo.com',
    WARNINGS_FEED_URL: 'https://me:pass@authority.example/cap',
    FETCH_ALLOW_HOSTS: 'https://feeds.example',
  };
  expect(() => loadSettings(wrong)).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', settings: Object.keys(wrong) }),
  );
  expect(() => loadSettings(wrong)).toThrow(/^11 settings are wrong\. Correct them in/);
  expect(() => loadSettings({ PORT: 'http' })).toThrow('The setting PORT must be a port number');
});

test('CONF-1 a wrong DATABASE_URL never appears with its password', () => {
  expect(() => loadSettings({ DATABASE_URL: 'postgre://me:secret@db/guide' })).toThrow(/^((?!secret).)*$/s);
});

test('CONF-3 the second factor of staff is required only where it is requested', () => {
  expect(loadSettings({}).isStaffFactorRequired).toBe(false);
  expect(loadSettings({ STAFF_MFA: 'required' }).isStaffFactorRequired).toBe(true);
});

test('CONF-3 live values come from public services, the second weather service only if it is told who asks', () => {
  expect(loadSettings({}).live).toMatchObject({
    isOn: true,
    openMeteo: 'https://api.open-meteo.com',
    metNorway: undefined,
  });
  expect(loadSettings({ PUBLIC_URL: 'https://guide.example' }).live).toMatchObject({
    metNorway: 'https://api.met.no',
    userAgent: 'Dalil https://guide.example',
    warningsFeed: undefined,
  });
  const mirror = { MET_NORWAY_URL: 'http://127.0.0.1:8080/met', WARNINGS_FEED_URL: 'https://a.example/cap?lang=en' };
  expect(loadSettings({ LIVE_DATA: 'off', ...mirror }).live).toMatchObject({
    isOn: false,
    metNorway: mirror.MET_NORWAY_URL,
    warningsFeed: mirror.WARNINGS_FEED_URL,
  });
});

test('CONF-3 hosts that are exempt from the rules of fetching are listed with commas', () => {
  expect(loadSettings({}).fetchAllowHosts).toEqual([]);
  expect(loadSettings({ FETCH_ALLOW_HOSTS: 'Feeds.intranet, 10.0.0.5:8080' }).fetchAllowHosts).toEqual([
    'feeds.intranet',
    '10.0.0.5:8080',
  ]);
});

test('CONF-1 an empty value counts as none', () => {
  expect(loadSettings({ PORT: '', DATABASE_URL: '', TRUSTED_PROXY: '' })).toMatchObject({
    port: 3000,
    database: null,
  });
});

test('CONF-3 settings are read as what they mean', () => {
  const settings = loadSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/dalil',
    DATABASE_URL: 'postgres://me:pass@db.example/guide',
    DATABASE_DIRECT_URL: 'postgres://me:pass@db.example:5433/guide',
    PUBLIC_URL: 'https://guide.example/',
    TRUSTED_PROXY: '10.0.0.0/8, ::1',
  });
  expect(settings).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/srv/dalil',
    database: { url: 'postgres://me:pass@db.example/guide', directUrl: 'postgres://me:pass@db.example:5433/guide' },
    publicUrl: 'https://guide.example',
  });
  expect(settings.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

test('CONF-2 without a provider mails go to the mail log, from the host users know', () => {
  expect(loadSettings({})).toMatchObject({ mail: { kind: 'outbox' }, mailFrom: 'Dalil <no-reply@localhost>' });
  const { mailFrom } = loadSettings({ PUBLIC_URL: 'https://guide.example:8443' });
  expect(mailFrom).toBe('Dalil <no-reply@guide.example>');
});

test('PROF-3 text messages go through Twilio, through a gateway, or nowhere', () => {
  const PUBLIC_URL = 'https://guide.example';
  expect(loadSettings({}).textMessages).toBeNull();
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+15005550006', PUBLIC_URL };
  expect(loadSettings(twilio).textMessages).toMatchObject({ kind: 'twilio', url: 'https://api.twilio.com' });
  const own = { SMS_HTTP_URL: 'http://127.0.0.1:9000/send', SMS_HTTP_TOKEN: 't', PUBLIC_URL };
  expect(loadSettings(own).textMessages).toEqual({ kind: 'http', url: own.SMS_HTTP_URL, token: 't' });
});

test('NOTIF-5 mails go through SMTP or through HTTP', () => {
  const PUBLIC_URL = 'https://guide.example';
  const smtp = 'smtps://me:p%40ss@mail.example:465';
  expect(loadSettings({ PUBLIC_URL, SMTP_URL: smtp, MAIL_FROM: 'Guide <post@guide.example>' })).toMatchObject({
    mail: { kind: 'smtp', url: smtp },
    mailFrom: 'Guide <post@guide.example>',
  });
  const http = { MAIL_HTTP_URL: 'https://mail.example/send', MAIL_HTTP_TOKEN: 'secret' };
  expect(loadSettings({ PUBLIC_URL, ...http, MAIL_FROM: 'post@guide.example' })).toMatchObject({
    mail: { kind: 'http', url: 'https://mail.example/send', token: 'secret' },
    mailFrom: 'post@guide.example',
  });
});

test.each([
  [{ TWILIO_ACCOUNT_SID: 'AC1', PUBLIC_URL: 'https://guide.example' }, ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  [{ SMS_HTTP_URL: 'https://sms.example/send', SMS_HTTP_TOKEN: 's' }, ['PUBLIC_URL']],
  [{ SMS_HTTP_URL: 'http://sms.example', SMS_HTTP_TOKEN: 's', PUBLIC_URL: 'https://guide.example' }, ['SMS_HTTP_URL']],
  [{ SMTP_URL: 'mail.example:25', PUBLIC_URL: 'https://guide.example' }, ['SMTP_URL']],
  [{ SMTP_URL: 'smtp://me:%zz@mail.example', PUBLIC_URL: 'https://guide.example' }, ['SMTP_URL']],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, ['PUBLIC_URL']],
  [{ MAIL_HTTP_URL: 'https://mail.example', MAIL_HTTP_TOKEN: 's' }, ['PUBLIC_URL']],
  [{ MAIL_HTTP_URL: 'https://mail.example', PUBLIC_URL: 'https://guide.example' }, ['MAIL_HTTP_TOKEN']],
  [{ MAIL_HTTP_TOKEN: 'secret' }, ['MAIL_HTTP_URL']],
  [
    { MAIL_HTTP_URL: 'http://mail.example', MAIL_HTTP_TOKEN: 's', PUBLIC_URL: 'https://guide.example' },
    ['MAIL_HTTP_URL'],
  ],
  [
    { MAIL_HTTP_URL: 'http://127.evil.example', MAIL_HTTP_TOKEN: 's', PUBLIC_URL: 'https://guide.example' },
    ['MAIL_HTTP_URL'],
  ],
  [{ MAIL_FROM: 'Dalil' }, ['MAIL_FROM']],
  [{ MAIL_RETURN_PATH: 'too-long-before@b.example' }, ['MAIL_RETURN_PATH']],
  [{ MAIL_RETURN_PATH: 'a+b@b.example' }, ['MAIL_RETURN_PATH']],
  [{ MAIL_EVENTS_SECRET: 'short' }, ['MAIL_EVENTS_SECRET']],
  [{ MAIL_FROM: 'Dalil\nBcc: x <a@b.example>' }, ['MAIL_FROM']],
  [
    {
      SMTP_URL: 'smtp://mail.example',
      MAIL_HTTP_URL: 'https://m.example',
      MAIL_HTTP_TOKEN: 's',
      PUBLIC_URL: 'https://guide.example',
    },
    ['MAIL_HTTP_URL'],
  ],
])('CONF-1 mail settings that do not work stop the start: %j', (given, settings) => {
  expect(() => loadSettings(given)).toThrow(expect.objectContaining({ name: 'ConfigurationError', settings }));
});

test('CONF-2 CHAT-2 without a setting the guide answers by itself', () => {
  expect(loadSettings({}).assistant).toMatchObject({ model: null, tokensPerDay: 200_000, secondsPerDay: 900 });
});

test.each([
  [
    'an OpenAI-compatible service',
    { ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_BASE_URL: 'https://m.example/v1' },
  ],
  ['Anthropic', { ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_API_KEY: 'k' }],
  ['Google', { ASSISTANT_PROVIDER: 'google', ASSISTANT_API_KEY: 'k' }],
  ['Ollama', { ASSISTANT_PROVIDER: 'ollama' }],
])('CONF-3 CHAT-2 a model of %s', (_, given) => {
  const { model } = loadSettings({ ...given, ASSISTANT_MODEL: 'a-model' }).assistant;
  expect(model).toMatchObject({ vendor: given.ASSISTANT_PROVIDER, name: 'a-model' });
});

test.each([
  [{ ASSISTANT_MODEL: 'a-model' }, ['ASSISTANT_PROVIDER']],
  [{ ASSISTANT_PROVIDER: 'ollama' }, ['ASSISTANT_MODEL']],
  [{ ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_MODEL: 'm' }, ['ASSISTANT_BASE_URL']],
  [{ ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_MODEL: 'm' }, ['ASSISTANT_API_KEY']],
  [{ ASSISTANT_PROVIDER: 'other' }, ['ASSISTANT_PROVIDER']],
  [
    { ASSISTANT_TOKENS_PER_DAY: '-1', ASSISTANT_ANSWER_SECONDS: '0' },
    ['ASSISTANT_TOKENS_PER_DAY', 'ASSISTANT_ANSWER_SECONDS'],
  ],
  [
    { ASSISTANT_PROVIDER: 'ollama', ASSISTANT_MODEL: 'm', ASSISTANT_BASE_URL: 'http://me:pw@h/v1' },
    ['ASSISTANT_BASE_URL'],
  ],
])('CONF-1 CHAT-2 %j is rejected, naming %j', (given, settings) => {
  expect(() => loadSettings(given)).toThrow(expect.objectContaining({ settings }));
});

test('CONF-1 PRIV-3 MON-3 a tag manager and an error service are set up by an id and a DSN that the policy can name', () => {
  expect(loadSettings({})).toMatchObject({ tagManager: null, errorService: null });
  expect(loadSettings({ GTM_ID: 'GTM-ABC123' }).tagManager).toEqual({
    id: 'GTM-ABC123',
    url: 'https://www.googletagmanager.com',
  });
  const dsn = 'https://key@errors.example/7';
  const production = { dsn, environment: 'production', traceSampleRate: 0.1 };
  expect(loadSettings({ SENTRY_DSN: dsn, NODE_ENV: 'production' }).errorService).toEqual(production);
  expect(loadSettings({ SENTRY_DSN: dsn, NODE_ENV: 'test' }).errorService?.traceSampleRate).toBe(1);
  for (const [name, value] of [
    ['GTM_ID', 'UA-1234'],
    ['GTM_URL', 'http://tags.example'],
    ['GTM_URL', 'https://tags.example/path'],
    ['SENTRY_DSN', 'http://key@errors.example/7'],
    ['SENTRY_DSN', 'https://errors.example/7'],
    ['SENTRY_DSN', 'https://key:secret@errors.example/7'],
  ] as const) {
    expect(() => loadSettings({ [name]: value }), value).toThrow(`The setting ${name} must be`);
  }
});

test('CONF-1 the operator is named by settings, with line breaks in the address', () => {
  expect(loadSettings({}).operator).toEqual({ name: null, email: null, address: null });
  const given = { OPERATOR_NAME: 'Guide Ltd.', OPERATOR_EMAIL: 'a@guide.example', OPERATOR_ADDRESS: '1 Road\\nDubai' };
  expect(loadSettings(given).operator).toEqual({
    name: 'Guide Ltd.',
    email: 'a@guide.example',
    address: '1 Road\nDubai',
  });
  expect(() => loadSettings({ OPERATOR_EMAIL: 'nobody' })).toThrow('The setting OPERATOR_EMAIL must be');
});

test('CONF-1 the address of a street map is one whose origin the policy of pages can name', () => {
  expect(loadSettings({}).mapStyleUrl).toBeUndefined();
  const style = 'https://tiles.example/styles/liberty';
  expect(loadSettings({ MAP_TILES_URL: style }).mapStyleUrl).toBe(style);
  expect(loadSettings({ MAP_TILES_URL: 'http://localhost:8080/style.json' }).mapStyleUrl).toContain('localhost');
  for (const wrong of [
    'http://tiles.example/style',
    'https://me:secret@tiles.example/style',
    'liberty',
    "https://a b/'",
  ]) {
    expect(() => loadSettings({ MAP_TILES_URL: wrong }), wrong).toThrow('The setting MAP_TILES_URL must be');
  }
});

test('CONF-1 MON-2 alerts are sent to an https address or to this machine, and never unsigned', () => {
  const secret = 'a secret of sixteen or more';
  const given = (url: string) => ({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret });
  expect(loadSettings({}).alertWebhook).toBeNull();
  for (const url of ['https://alerts.example/dalil', 'http://127.0.0.1:9000/']) {
    expect(loadSettings(given(url)).alertWebhook).toEqual({ url, secret });
  }
  for (const url of ['http://alerts.example/', 'https://me:pw@alerts.example/', 'nothing']) {
    expect(() => loadSettings(given(url))).toThrow(expect.objectContaining({ settings: ['ALERT_WEBHOOK_URL'] }));
  }
  const alone = { ALERT_WEBHOOK_URL: 'https://alerts.example/' };
  expect(() => loadSettings(alone)).toThrow(expect.objectContaining({ settings: ['ALERT_WEBHOOK_SECRET'] }));
});

test('NOTIF-3 VAPID keys must belong together; without them they are generated', () => {
  const keys = {
    VAPID_PUBLIC_KEY: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    VAPID_PRIVATE_KEY: 'UjYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
  };
  expect(loadSettings({}).push).toEqual({ privateKey: undefined, subject: undefined });
  expect(() => loadSettings(keys)).toThrow('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY');
  expect(() => loadSettings({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow('VAPID_PRIVATE_KEY');
  expect(() => loadSettings({ VAPID_SUBJECT: 'somebody' })).toThrow('VAPID_SUBJECT');
  const { VAPID_PRIVATE_KEY } = keys;
  const subject = 'mailto:post@guide.example';
  expect(loadSettings({ VAPID_PRIVATE_KEY, VAPID_SUBJECT: subject }).push).toEqual({
    privateKey: VAPID_PRIVATE_KEY,
    subject,
  });
});
