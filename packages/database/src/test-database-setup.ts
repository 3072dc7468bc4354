import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectClient, openDatabase } from './connection.ts';
import { importStartingContent } from './content/import-starting-content.ts';
import { readStartingContent } from './content/read-starting-content.ts';
import type { StartingContent } from './content/starting-content.ts';
import { type DatabaseAddress, withDatabase } from './connection-address.ts';
import { clusterAddress, prepareCluster, stopProcess } from './embedded/cluster.ts';
import { findInstallation } from './embedded/installation.ts';
import { ensureRunning } from './embedded/running-cluster.ts';
import { findSystemInstallation } from './embedded/system-installation.ts';
import { migrateDatabase } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running second PostgreSQL for the projects `…@15`, instead of one from the system's programs. */
    externalDatabaseUrl: string | undefined;
  }
}

interface TestCluster {
  readonly address: DatabaseAddress;
  readonly template: string;
  readonly contentTemplate: string;
  readonly major: number;
  stop(): Promise<void>;
}

/** The fixed time of the API tests. */
const IMPORTED_AT = new Date('2026-11-21T08:00:00Z');
const LARGE_KINDS: readonly string[] = ['place', 'event', 'article'];

/** Projects load this file separately, so shared state must be global. */
const shared = globalThis as typeof globalThis & {
  dalilTestClusters?: Map<string, Promise<TestCluster>>;
  dalilTestContent?: Promise<StartingContent>;
};
const clusters = (shared.dalilTestClusters ??= new Map());

/** Vitest calls it before the first test of each project. The cluster is started once for all projects of the same version. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.name.includes('@') ? 'second' : 'embedded';
  const { externalDatabaseUrl: url, isFullRun } = project.config.provide;
  let starting = clusters.get(kind);
  if (!starting) {
    const content = kind === 'second' && !isFullRun ? partOf(await readContent()) : await readContent();
    starting = kind === 'second' && url ? useExternal(url, content) : startPrivate(kind, content);
    clusters.set(kind, starting);
  }
  const { address, template, contentTemplate, major } = await starting;
  project.provide('testCluster', { address, template, contentTemplate, major });
  return async () => {
    clusters.delete(kind);
    await (await starting).stop(); // Vitest tears down when every project has ended. A second stop does nothing.
  };
}

/** Read once for both clusters. */
function readContent(): Promise<StartingContent> {
  return (shared.dalilTestContent ??= readStartingContent());
}

/** Enough for the few suites that run on both versions in a quick run: every eighth place, event and article and their facts. */
function partOf(content: StartingContent): StartingContent {
  const items = content.items.filter(({ kind }, at) => !LARGE_KINDS.includes(kind) || at % 8 === 0);
  const factIds = new Set(items.flatMap((item) => item.factIds));
  const names = new Set([...factIds, ...items.map(({ kind, id }) => `${kind}/${id}`)]);
  return {
    ...content,
    items,
    facts: content.facts.filter(({ fact }) => factIds.has(fact.id)),
    asked: content.asked.filter(({ kind, itemId }) => names.has(kind === 'fact' ? itemId : `${kind}/${itemId}`)),
  };
}

async function startPrivate(kind: 'embedded' | 'second', content: StartingContent): Promise<TestCluster> {
  const installation = kind === 'embedded' ? await findInstallation() : await findSystemInstallation();
  if (!installation) throw new Error('There is no second PostgreSQL on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'dalil-test-'));
  const cluster = await prepareCluster(installation, folder, false);
  const running = await ensureRunning(cluster);
  const address = clusterAddress(cluster, 'postgres');
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await stopProcess(cluster, running.pid);
    await rm(folder, { recursive: true, force: true });
  };
  return { address, ...(await makeTemplate(address, content)), stop: () => (stopping ??= stop()) };
}

async function useExternal(url: string, content: StartingContent): Promise<TestCluster> {
  const address = { url };
  const made = await makeTemplate(address, content);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    const client = await connectClient(address);
    try {
      for (const name of [made.template, made.contentTemplate]) {
        await client.query(`drop database if exists ${name} with (force)`);
      }
    } finally {
      await client.end();
    }
  };
  return { address, ...made, stop: () => (stopping ??= stop()) };
}

async function makeTemplate(
  address: DatabaseAddress,
  starting: StartingContent,
): Promise<Pick<TestCluster, 'template' | 'contentTemplate' | 'major'>> {
  const template = `dalil_template_${process.pid}`;
  const contentTemplate = `${template}_content`;
  const client = await connectClient(address);
  try {
    const { rows } = await client.query<{ number: number }>(
      "select current_setting('server_version_num')::int as number",
    );
    for (const name of [template, contentTemplate]) await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${template} template template0`);
    await migrateDatabase(withDatabase(address, template));
    await client.query(`create database ${contentTemplate} template ${template}`);
    const content = await openDatabase(withDatabase(address, contentTemplate));
    const { failed } = await importStartingContent(content.db, starting, { now: IMPORTED_AT }).finally(() =>
      content.close(),
    );
    if (failed.length > 0) throw new Error(`The starting content has faults: ${JSON.stringify(failed)}`);
    return { template, contentTemplate, major: Math.floor((rows[0]?.number ?? 0) / 10_000) };
  } finally {
    await client.end();
  }
}
