import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStorage } from '../../core/file-store.ts';
import { openPictureFiles, readPictureFolder } from './picture-files.ts';

const ADDRESS = `/pictures/${'a'.repeat(32)}-320.webp`;
const CONTENT = new Uint8Array([1, 2, 3]);
const stored = new Map<string, { content: Buffer; type: string | undefined }>();
let folder: string;

/** A server that understands as much of S3 as the storage needs. */
const bucket = createServer((request, response) => {
  const name = request.url?.split('?')[0] ?? '';
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const found = stored.get(name);
    if (!request.headers.authorization?.includes('Credential=key-id/')) response.writeHead(403).end();
    else if (request.method === 'PUT') {
      stored.set(name, { content: Buffer.concat(parts), type: request.headers['content-type'] });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      stored.delete(name);
      response.writeHead(204).end();
    } else if (!found) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.content.length });
      response.end(request.method === 'HEAD' ? undefined : found.content);
    }
  });
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dalil-files-'));
  await new Promise<void>((resolve) => void bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await rm(folder, { recursive: true });
});

const storageOf = (kind: FileStorage['kind']): FileStorage =>
  kind === 'folder'
    ? { kind, folder }
    : {
        kind,
        bucket: 'guide',
        region: 'me-central-1',
        endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
        keyId: 'key-id',
        secret: 'secret',
      };

test.each(['folder', 's3'] as const)('STAFF-1 files of pictures in a storage of the kind %s', async (kind) => {
  const files = openPictureFiles(storageOf(kind));
  expect(await files.read(ADDRESS)).toBeNull();
  await files.save(ADDRESS, CONTENT);
  expect(await files.read(ADDRESS)).toEqual(CONTENT);
  if (kind === 's3') expect([...stored.keys()]).toEqual([`/guide${ADDRESS}`]);
  else expect(await readdir(path.join(folder, 'pictures'))).toEqual([path.basename(ADDRESS)]);
  await files.remove(ADDRESS);
  expect(await files.read(ADDRESS)).toBeNull();
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test('CONF-2 a backup reads every picture of the folder, and none where nothing was uploaded', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'dalil-files-'));
  try {
    expect(await all(readPictureFolder(own))).toEqual([]);
    await openPictureFiles({ kind: 'folder', folder: own }).save(ADDRESS, CONTENT);
    const [found, ...others] = await all(readPictureFolder(own));
    expect(found?.name).toBe(ADDRESS);
    expect(new Uint8Array(found?.content ?? [])).toEqual(CONTENT);
    expect(others).toEqual([]);
  } finally {
    await rm(own, { recursive: true });
  }
});
