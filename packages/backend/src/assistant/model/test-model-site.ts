import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { afterAll } from 'vitest';
import { createContentMemory } from '../../core/content-memory.ts';
import { createModelProvider } from '../../providers/model/model.ts';
import { createTestApi } from '../../test-api.ts';
import { DEFAULT_ASSISTANT } from '../assistant-settings.ts';
import { startModelServer } from './test-model-server.ts';

/** The model that the scripted server plays. */
export function scriptedModel(url: string, apiKey = 'not a real key') {
  return createModelProvider({ vendor: 'openai-compatible', model: 'scripted', baseUrl: url, apiKey });
}

/** A database with an index and a scripted model for one test file, closed after its last test. Each site has limits of its own. */
export async function openModelSites() {
  const [database, server] = await Promise.all([createTestDatabase({ hasIndex: true }), startModelServer()]);
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const model = scriptedModel(server.url);
  function createSite(limits: Partial<typeof DEFAULT_ASSISTANT> = {}) {
    const assistant = { ...DEFAULT_ASSISTANT, model, ...limits };
    return createTestApi(database.db, { limitSecret: randomUUID(), memory: createContentMemory(), assistant });
  }
  return { database, server, createSite };
}
