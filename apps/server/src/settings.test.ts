import { expect, test } from 'vitest';
import { loadSettings, PROJECT_FOLDER } from './settings.ts';

test('CONF-2 without any setting everything has a value that works on one machine', () => {
  const settings = loadSettings({});
  expect(settings).toMatchObject({ port: 3000, environment: 'production', trustedProxies: [], logLevel: 'info' });
  expect(settings.dataDir).toBe(`${PROJECT_FOLDER}data`);
  expect(settings.databaseUrl).toBeUndefined();
});

test('CONF-1 every wrong setting is listed at once, by name', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://localhost/guide',
    PUBLIC_URL: 'guide.example',
    NODE_ENV: 'staging',
    TRUSTED_PROXY: '10.0.0.0/33',
    LOG_LEVEL: 'loud',
  };
  expect(() => loadSettings(wrong)).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', settings: Object.keys(wrong) }),
  );
  expect(() => loadSettings(wrong)).toThrow(/^6 settings are wrong/);
  expect(() => loadSettings({ PORT: 'http' })).toThrow('The setting PORT must be a port number');
});

test('CONF-1 a wrong DATABASE_URL never appears with its password', () => {
  expect(() => loadSettings({ DATABASE_URL: 'postgre://me:secret@db/guide' })).toThrow(/^((?!secret).)*$/s);
});

test('CONF-1 an empty value counts as none', () => {
  expect(loadSettings({ PORT: '', DATABASE_URL: '', TRUSTED_PROXY: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('CONF-3 settings are read as what they mean', () => {
  const settings = loadSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/dalil',
    DATABASE_URL: 'postgres://me:pass@db.example/guide',
    PUBLIC_URL: 'https://guide.example/',
    TRUSTED_PROXY: '10.0.0.0/8, ::1',
  });
  expect(settings).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    dataDir: '/srv/dalil',
    publicUrl: 'https://guide.example',
  });
  expect(settings.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});
