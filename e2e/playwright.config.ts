import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const PORT = 3187;
// Workers read this file again; the folder is made once, by the process they come from.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'dalil-e2e-'));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    timezoneId: 'Asia/Dubai',
    locale: 'en-AE',
    actionTimeout: 10_000,
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
      ],
    },
  },
  webServer: {
    command: `${process.execPath} apps/server/src/main.ts`,
    cwd: PROJECT_FOLDER,
    url: `http://localhost:${PORT}/api/health`,
    env: { NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR ?? '', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  globalTeardown: './frame/remove-data.ts',
});
