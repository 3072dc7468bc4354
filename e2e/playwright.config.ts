import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { FULL_ONLY, IS_FULL_RUN } from './fixtures/scope.ts';
import { ADMIN, PASSWORD } from './fixtures/sign-in.ts';

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));
// Two runs on one machine need separate ports.
const PORT = Number(process.env.E2E_PORT ?? 3187);
const MAIL_PORT = PORT + 1;
const PROVIDER_PORT = PORT + 2;
// Workers evaluate this file again. The folder is created once, by their parent process.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'dalil-e2e-'));
const MAIL_ORIGIN = `http://127.0.0.1:${MAIL_PORT}`;
const PROVIDER_ORIGIN = `http://127.0.0.1:${PROVIDER_PORT}`;
const DISCOVERY_URL = `${PROVIDER_ORIGIN}/.well-known/openid-configuration`;
const LIVE_PORT = PORT + 3;
const LIVE_ORIGIN = `http://127.0.0.1:${LIVE_PORT}`;
process.env.E2E_MAIL_ORIGIN = MAIL_ORIGIN;
process.env.E2E_PROVIDER_ORIGIN = PROVIDER_ORIGIN;
process.env.E2E_LIVE_ORIGIN = LIVE_ORIGIN;

/**
 * Each window of Chromium loads two pages for the suggestions of its address bar, which no test uses and which cost more than most
 * tests. This switch replaces Playwright's own, so its features are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(IS_FULL_RUN ? {} : { grepInvert: new RegExp(FULL_ONLY) }),
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // Long enough for a busy machine. It does not slow down other tests.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    timezoneId: 'Asia/Dubai',
    locale: 'en-AE',
    actionTimeout: 20_000,
    // A service worker would answer requests that a test intercepts. Tests about the worker (fixtures/site-process.ts) allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
  webServer: [
    {
      command: `${process.execPath} e2e/fixtures/mail-receiver.ts`,
      cwd: PROJECT_FOLDER,
      url: MAIL_ORIGIN,
      env: { PORT: String(MAIL_PORT) },
      stdout: 'ignore',
    },
    {
      command: `${process.execPath} e2e/fixtures/identity-provider.ts`,
      cwd: PROJECT_FOLDER,
      url: DISCOVERY_URL,
      env: { PORT: String(PROVIDER_PORT) },
      stdout: 'ignore',
    },
    {
      command: `${process.execPath} e2e/fixtures/live-providers.ts`,
      cwd: PROJECT_FOLDER,
      url: `${LIVE_ORIGIN}/v1/marine`,
      env: { PORT: String(LIVE_PORT) },
      stdout: 'ignore',
    },
    {
      command: `${process.execPath} e2e/fixtures/main-site.ts`,
      cwd: PROJECT_FOLDER,
      url: `http://localhost:${PORT}/api/health`,
      timeout: 180_000,
      env: {
        NODE_ENV: 'production',
        PORT: String(PORT),
        DATA_DIR: path.join(process.env.E2E_DATA_DIR, 'main'),
        LOG_LEVEL: 'warn',
        PUBLIC_URL: `http://localhost:${PORT}`,
        // All pages in all languages are opened from few addresses.
        PAGE_RENDERS_PER_MINUTE: '0',
        ADMIN_EMAIL: ADMIN,
        ADMIN_PASSWORD: PASSWORD,
        MAIL_HTTP_URL: MAIL_ORIGIN,
        MAIL_HTTP_TOKEN: 'e2e',
        MAIL_FROM: 'no-reply@dalil.example',
        OIDC_DISCOVERY_URL: DISCOVERY_URL,
        OIDC_CLIENT_ID: 'dalil',
        OIDC_CLIENT_SECRET: 'e2e',
        OIDC_NAME: 'City ID',
        OPEN_METEO_URL: LIVE_ORIGIN,
        OPEN_METEO_MARINE_URL: LIVE_ORIGIN,
        OPEN_METEO_AIR_URL: LIVE_ORIGIN,
        MET_NORWAY_URL: LIVE_ORIGIN,
        EXCHANGE_RATES_URL: LIVE_ORIGIN,
        // The first provider of traffic fails.
        TOMTOM_KEY: 'e2e',
        TOMTOM_URL: LIVE_ORIGIN,
        HERE_KEY: 'e2e',
        HERE_URL: LIVE_ORIGIN,
        // A publisher whose headlines staff switch on.
        FETCH_ALLOW_HOSTS: new URL(LIVE_ORIGIN).host,
        // Tests use separate client addresses, because attempts are limited by address.
        TRUSTED_PROXY: '127.0.0.1, ::1',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
  globalTeardown: './fixtures/remove-data.ts',
});
