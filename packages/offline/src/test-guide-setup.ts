import { createApi } from '@dalil/backend/api.ts';
import { buildGuide } from '@dalil/backend/offline/build-guide.ts';
import { createGuideReader } from '@dalil/backend/offline/guide-updater.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { connectClient, openDatabase } from '@dalil/database/connection.ts';
import { withDatabase } from '@dalil/database/connection-address.ts';
import type { TestProject } from 'vitest/node';

/**
 * Runs after the set-up of the index: a copy of its database in which the offline guide is built, at the start time of the API
 * tests.
 */
export async function setup(project: TestProject): Promise<void> {
  const { testCluster } = project.getProvidedContext();
  const { address, indexTemplate } = testCluster;
  const template = `${indexTemplate}_guide`;
  const client = await connectClient(address);
  try {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template} template ${indexTemplate}`);
  } finally {
    await client.end();
  }
  const opened = await openDatabase(withDatabase(address, template));
  try {
    const { deps } = createTestApi(opened.db);
    await buildGuide(deps, createGuideReader(deps, createApi));
  } finally {
    await opened.close();
  }
  project.provide('testCluster', { ...testCluster, guideTemplate: template });
}
