import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findSystemInstallation } from './packages/database/src/embedded/system-installation.ts';

const externalDatabaseUrl = process.env.TEST_DATABASE_URL;
const hasSecondDatabase = externalDatabaseUrl !== undefined || (await findSystemInstallation()) !== undefined;

const NEEDS_DATABASE = {
  database: 'packages/database/src/**/*.test.ts',
  backend: 'packages/backend/src/**/*.test.ts',
  server: 'apps/server/src/**/*.test.ts',
};

/** These start the embedded database themselves, or none. */
const ONLY_ONCE = ['packages/database/src/embedded/**', 'apps/server/src/{lifecycle,settings}.test.ts'];

/** `database@15` and so on: the same tests on a second PostgreSQL, the oldest that is supported. */
function databaseProject(name: string, include: string, exclude: string[] = []): TestProjectInlineConfiguration {
  // The index is made by the backend, from which the database knows nothing.
  const indexSetup = name.startsWith('database') ? [] : ['packages/backend/src/search/test-index-setup.ts'];
  return {
    test: {
      name,
      include: [include],
      exclude,
      globalSetup: ['packages/database/src/test-database-setup.ts', ...indexSetup],
      provide: { externalDatabaseUrl },
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  };
}

const databaseProjects = Object.entries(NEEDS_DATABASE).flatMap(([name, include]) => [
  databaseProject(name, include),
  ...(hasSecondDatabase ? [databaseProject(`${name}@15`, include, ONLY_ONCE)] : []),
]);

export default defineConfig({
  test: {
    // Every core: the tests wait for databases and timers as much as they compute.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'search', include: ['packages/search/src/**/*.test.ts'] } },
      { test: { name: 'assistant', include: ['packages/assistant/src/**/*.test.ts'] } },
      // What the device answers is compared with what the server answers.
      databaseProject('offline', 'packages/offline/src/**/*.test.ts'),
      ...databaseProjects,
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: { name: 'web', include: ['apps/web/**/*.test.ts'], exclude: ['**/node_modules/**', '**/build/**'] },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web-components',
          include: ['apps/web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/build/**'],
          environment: 'jsdom',
          // A first render loads the code of the part it shows, which takes its time on a busy machine.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'tooling', include: ['tooling/**/*.test.ts', 'bench/**/*.test.ts'] } },
    ],
  },
});
