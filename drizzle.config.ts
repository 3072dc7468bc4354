import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/database/src/tables/!(*.test).ts',
  out: './packages/database/migrations',
});
