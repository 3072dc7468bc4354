import { connectClient, openDatabase } from '@dalil/database/connection.ts';
import { withDatabase } from '@dalil/database/connection-address.ts';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { indexChanges } from './index-changes.ts';

type Cluster = ProvidedContext['testCluster'];

/** Projects load this file separately, so shared state must be global. */
const shared = globalThis as typeof globalThis & { dalilTestIndexes?: Map<string, Promise<string>> };
const indexes = (shared.dalilTestIndexes ??= new Map());

/** Runs after the setup of the test databases: an indexed copy of the one with the starting content. Once per cluster. */
export async function setup(project: TestProject): Promise<() => void> {
  const { testCluster } = project.getProvidedContext();
  const { contentTemplate, major } = testCluster;
  const key = `${contentTemplate} ${major}`;
  let making = indexes.get(key);
  if (!making) indexes.set(key, (making = makeTemplate(testCluster)));
  project.provide('testCluster', { ...testCluster, indexTemplate: await making });
  return () => void indexes.delete(key);
}

async function makeTemplate({ address, contentTemplate }: Cluster): Promise<string> {
  const template = `${contentTemplate}_index`;
  const client = await connectClient(address);
  try {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template} template ${contentTemplate}`);
  } finally {
    await client.end();
  }
  const opened = await openDatabase(withDatabase(address, template));
  await indexChanges(opened.db).finally(() => opened.close());
  return template;
}
