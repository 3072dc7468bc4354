import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { DEVELOPER_EXAMPLES, MCP_EXAMPLE, MCP_PATH } from '@dalil/domain/guide/developer-examples.ts';
import { OPEN_FILES, openFilePath } from '@dalil/domain/guide/open-data.ts';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './test-site.ts';

let database: TestDatabase;
let folder: string;
let site: TestSite;

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
  folder = await mkdtemp(path.join(tmpdir(), 'dalil-mcp-'));
  site = await startTestSite(database, folder, { PUBLIC_URL: '' });
}, 60_000);

afterAll(async () => {
  await site.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('CHAT-2 a client of the Model Context Protocol reads the guide over HTTP, with links to this site', async () => {
  const client = new Client({ name: 'a test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${site.origin}/mcp`));
  await client.connect(transport);
  expect(client.getServerVersion()?.name).toBe('Dalil');
  const { structuredContent } = await client.callTool({
    name: 'get_item',
    arguments: { kind: 'place', id: 'burj-khalifa' },
  });
  expect(structuredContent).toMatchObject({
    items: [
      { id: 'place/burj-khalifa', url: `${site.origin}/tourism/burj-khalifa`, asOf: expect.stringMatching(/^20/) },
    ],
  });
  await client.close();
});

test('CHAT-7 the endpoint has the headers of the site and answers no page of another one', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const own = await fetch(`${site.origin}/mcp`, { method: 'POST', body, headers });
  expect([own.status, own.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  const other = await fetch(`${site.origin}/mcp`, {
    method: 'POST',
    body,
    headers: { ...headers, origin: 'https://bad.example' },
  });
  expect([other.status, other.headers.get('content-type')]).toEqual([403, 'application/problem+json']);
});

test.each(LOCALES)('ID-4 every address that the page for developers shows in %s answers', async (locale) => {
  const page = await (await fetch(site.origin + localePath(locale, '/developers'))).text();
  const addresses = Array.from(page.matchAll(/href="(\/api\/[^"]+)"/g), ([, found = '']) =>
    found.replaceAll('&amp;', '&'),
  );
  const inLocale = locale === 'en' ? '' : `?locale=${locale}`;
  expect(addresses).toEqual(
    expect.arrayContaining([...OPEN_FILES.map(({ name }) => openFilePath(name) + inLocale), ...DEVELOPER_EXAMPLES]),
  );
  for (const address of new Set(addresses)) {
    const response = await fetch(site.origin + address);
    await response.arrayBuffer();
    expect(response.status, address).toBe(200);
  }
  expect(page).toContain(site.origin + MCP_PATH);
});

test('ID-4 the message that the page for developers shows is answered', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const response = await fetch(site.origin + MCP_PATH, { method: 'POST', headers, body: JSON.stringify(MCP_EXAMPLE) });
  expect(await response.json()).toMatchObject({
    result: { structuredContent: { items: [{ id: 'fact/salik.peak.price', source: { url: expect.any(String) } }] } },
  });
});
