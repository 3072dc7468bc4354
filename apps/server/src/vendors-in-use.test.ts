import { VENDORS } from '@dalil/domain/privacy/vendors.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings, PROJECT_FOLDER } from './settings.ts';
import { vendorsInUse } from './vendors-in-use.ts';

test('STAFF-8 without settings only the open live services are in use, with them each of its own, by host alone', () => {
  expect([...vendorsInUse(loadSettings({}))]).toEqual([
    ['live-data', 'api.open-meteo.com'],
    ['exchange-rates', 'api.frankfurter.dev'],
  ]);
  const set = loadSettings({
    LIVE_DATA: 'off',
    PUBLIC_URL: 'https://guide.example',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    DATABASE_URL: 'postgres://user:secret@db.example:5432/dalil',
    MAP_TILES_URL: 'https://tiles.example/style',
    GTM_ID: 'GTM-ABC1234',
    SENTRY_DSN: 'https://key@errors.example/1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp',
  });
  expect([...vendorsInUse(set)]).toEqual([
    ['database', 'db.example'],
    ['mail', 'mail.example'],
    ['street-map', 'tiles.example'],
    ['tag-manager', 'www.googletagmanager.com'],
    ['error-service', 'errors.example'],
    ['traces', 'traces.example'],
  ]);
});

test('STAFF-8 every setting of a vendor is described among the settings', () => {
  const described = readFileSync(path.join(PROJECT_FOLDER, '.env.example'), 'utf8');
  const settings = VENDORS.flatMap((vendor) => vendor.settings);
  expect(settings.filter((name) => !described.includes(`#${name}=`))).toEqual([]);
});
