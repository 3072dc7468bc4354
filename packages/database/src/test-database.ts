import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { connectClient, type Database, openDatabase } from './connection.ts';
import { type DatabaseAddress, withDatabase } from './connection-address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run covers the whole matrix (`npm run test:full`). */
    isFullRun: boolean;
    /**
     * The cluster of this run and its template databases that tests copy: migrated, with the starting content, indexed, with the
     * offline guide.
     */
    testCluster: {
      address: DatabaseAddress;
      template: string;
      contentTemplate: string;
      indexTemplate?: string;
      guideTemplate?: string;
      major: number;
    };
  }
}

export interface TestDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly address: DatabaseAddress;
  /** Drops the database. */
  close(): Promise<void>;
}

type TestContent = { isEmpty?: boolean; hasContent?: boolean; hasIndex?: boolean; hasGuide?: boolean };

/**
 * A separate database for one test file: migrated, without content. Close it in `afterAll`. With `hasContent` it contains the
 * starting content, imported on 21 November 2026 at noon in Dubai, with `hasIndex` also its search index, with `hasGuide` also
 * the offline guide. With `isEmpty` it has no tables at all.
 * The run's cluster is the embedded PostgreSQL, or in the projects named `…@15` a second version.
 */
export async function createTestDatabase(content: TestContent = {}): Promise<TestDatabase> {
  const { address } = inject('testCluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(address, `create database ${name} template ${templateOf(content)}`);
  const opened = await openDatabase(withDatabase(address, name), { maxConnections: 5 });
  return {
    db: opened.db,
    pool: opened.pool,
    address: opened.address,
    close: async () => {
      await opened.close();
      await onCluster(address, `drop database ${name} with (force)`);
    },
  };
}

function templateOf({ isEmpty, hasContent, hasIndex, hasGuide }: TestContent): string {
  const { template, contentTemplate, indexTemplate, guideTemplate } = inject('testCluster');
  if (hasGuide) {
    if (guideTemplate === undefined) throw new Error('This project has no set-up that builds the offline guide');
    return guideTemplate;
  }
  if (hasIndex) {
    if (indexTemplate === undefined) throw new Error('This project has no set-up that makes an index');
    return indexTemplate;
  }
  if (isEmpty) return 'template0';
  return hasContent ? contentTemplate : template;
}

/** The major version of PostgreSQL these tests run on. */
export function testDatabaseMajor(): number {
  return inject('testCluster').major;
}

async function onCluster(address: DatabaseAddress, statement: string): Promise<void> {
  const client = await connectClient(address);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
