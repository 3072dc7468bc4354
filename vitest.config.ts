import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findSystemInstallation } from './packages/database/src/embedded/system-installation.ts';

const externalDatabaseUrl = process.env.TEST_DATABASE_URL;
const hasSecondDatabase = externalDatabaseUrl !== undefined || (await findSystemInstallation()) !== undefined;

/** `npm run test:full`: every suite on both PostgreSQL versions, all attacks, all fault schedules. */
const isFullRun = process.env.TEST_SCOPE === 'full';

const NEEDS_DATABASE = {
  database: 'packages/database/src/**/*.test.ts',
  backend: 'packages/backend/src/**/*.test.ts',
  server: 'apps/server/src/**/*.test.ts',
};

/** On the older PostgreSQL, in a quick run: the database package, and the SQL that could behave differently on another version. */
const SECOND_DATABASE = {
  database: NEEDS_DATABASE.database,
  backend:
    'packages/backend/src/**/{content-changes,stores,job-queue,audit,find-actor,limits,apply-operations,trending}.test.ts',
};

/** These start the embedded database themselves, or none. */
const ONLY_ONCE = ['packages/database/src/embedded/**', 'apps/server/src/{lifecycle,settings}.test.ts'];

/** In a quick run the second database holds a part of the starting content, see test-database-setup.ts. */
const WITH_ALL_CONTENT = ['packages/database/src/content/import-starting-content.test.ts'];

/** Files share a thread and its loaded modules: loading them anew for each file took longer than the tests. */
const SHARED_THREAD = { pool: 'threads', isolate: false } as const;

/** `database@15` and so on: tests on a second PostgreSQL, the oldest that is supported. */
function databaseProject(name: string, include: string, exclude: string[] = []): TestProjectInlineConfiguration {
  // The index is made by the backend, from which the database knows nothing.
  const indexSetup = name.startsWith('database') ? [] : ['packages/backend/src/search/test-index-setup.ts'];
  const guideSetup = name === 'offline' ? ['packages/offline/src/test-guide-setup.ts'] : [];
  return {
    test: {
      name,
      include: [include],
      exclude,
      ...SHARED_THREAD,
      globalSetup: ['packages/database/src/test-database-setup.ts', ...indexSetup, ...guideSetup],
      provide: { externalDatabaseUrl, isFullRun },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

const secondDatabase: Record<string, string> = isFullRun ? NEEDS_DATABASE : SECOND_DATABASE;
const databaseProjects = [
  ...Object.entries(NEEDS_DATABASE).map(([name, include]) => databaseProject(name, include)),
  ...Object.entries(hasSecondDatabase ? secondDatabase : {}).map(([name, include]) =>
    databaseProject(`${name}@15`, include, isFullRun ? ONLY_ONCE : [...ONLY_ONCE, ...WITH_ALL_CONTENT]),
  ),
];

export default defineConfig({
  test: {
    // Every core: the tests wait for databases and timers as much as they compute.
    maxWorkers: '100%',
    projects: [
      ...['domain', 'search', 'assistant'].map((name) => ({
        test: { name, ...SHARED_THREAD, include: [`packages/${name}/src/**/*.test.ts`], testTimeout: 60_000 },
      })),
      // What the device answers is compared with what the server answers.
      databaseProject('offline', 'packages/offline/src/**/*.test.ts'),
      ...databaseProjects,
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          ...SHARED_THREAD,
          setupFiles: ['apps/web/test-setup.ts'],
          include: ['apps/web/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web-components',
          ...SHARED_THREAD,
          setupFiles: ['apps/web/test-setup.ts'],
          // Loaded anew with each file, like our own modules, so that each has a database of its own.
          server: { deps: { inline: ['fake-indexeddb', 'idb'] } },
          include: ['apps/web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/build/**'],
          environment: 'jsdom',
          // A first render loads the code of the part it shows, which takes its time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tooling',
          ...SHARED_THREAD,
          include: ['tooling/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
