import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { addressesOf } from '@dalil/backend/newsroom/pictures/picture-files.ts';
import { photograph } from '@dalil/backend/newsroom/pictures/test-hostile-files.ts';
import type { TestClient } from '@dalil/backend/test-client.ts';
import { budgetRow } from '../results.ts';
import { ADMIN, signInAsAdmin } from './admin-browser.ts';
import { KillableSite } from './killable-site.ts';

const BUCKET = 'guide';
/** The key that this server for S3 knows. It checks the signature of every request. */
const KEY = 'S3RVER';

/**
 * The product with its pictures in a bucket of a server for S3 on loopback: upload, public reading and removal; what it answers while
 * that server is away, and after its return; and that a wrong key is refused.
 */
export async function proveBucket(): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-bucket-'));
  const stored = path.join(folder, 'bucket');
  let bucket = await openBucket(stored, 0);
  const { port } = bucket;
  const settings = {
    ...ADMIN,
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
  const site = new KillableSite(path.join(folder, 'data'), settings);
  const failing: string[] = [];
  const expectThat = (isTrue: boolean, text: string) => void (isTrue || failing.push(text));
  try {
    site.spawn();
    await site.untilReady();
    const admin = await signInAsAdmin(site.origin);
    const uploaded = await upload(site.origin, admin, await photograph('jpeg'));
    expectThat(uploaded.status === 200, `the upload was answered with ${uploaded.status}`);
    const picture = (await uploaded.json()) as { id: string; width: number };
    const addresses = addressesOf(picture);
    const read = async () => Promise.all(addresses.map(async (one) => (await fetch(site.origin + one)).status));
    expectThat(
      (await read()).every((status) => status === 200),
      'a file of the picture is not served',
    );
    const inBucket = await filesIn(stored);
    expectThat(inBucket.length >= addresses.length, `the bucket has ${inBucket.length} files`);

    await bucket.server.close();
    const away = await fetch(`${site.origin}${addresses[0]}`);
    expectThat(away.status === 503 && away.headers.has('retry-after'), `without the bucket: reading is ${away.status}`);
    const refused = await upload(site.origin, admin, await photograph('png'));
    expectThat(refused.status === 503 && refused.headers.has('retry-after'), `without it: upload is ${refused.status}`);
    expectThat((await fetch(`${site.origin}/ar/news`)).status === 200, 'without the bucket pages fail');

    bucket = await openBucket(stored, port);
    expectThat(
      (await read()).every((status) => status === 200),
      'after its return a file is not served',
    );
    const removed = await admin.post(`/newsroom/pictures/${picture.id}/remove`, {});
    expectThat(removed.status === 200, `removing was answered with ${removed.status}`);
    expectThat(
      (await read()).every((status) => status === 404),
      'a removed file is served',
    );
    expectThat((await filesIn(stored)).length === 0, 'removed files are in the bucket');
    await site.stop();
    failing.push(...(await wrongKey(path.join(folder, 'data'), settings)));
  } finally {
    await site.stop();
    await bucket.server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return [
    budgetRow(
      'pictures in a bucket (S3 on loopback): upload, reading, removal, wrong key; 503 while it is away',
      'works',
      failing.join('; ') || 'every check',
      failing.length === 0,
    ),
  ];
}

/** With a key that the bucket does not know, uploads are refused with 503 and nothing is stored. */
async function wrongKey(dataDir: string, settings: Record<string, string>): Promise<string[]> {
  const site = new KillableSite(dataDir, { ...settings, S3_SECRET_ACCESS_KEY: 'not the key' });
  site.spawn();
  await site.untilReady();
  try {
    const { status } = await upload(site.origin, await signInAsAdmin(site.origin), await photograph('webp'));
    return status === 503 ? [] : [`with a wrong key an upload is answered with ${status}`];
  } finally {
    await site.stop();
  }
}

async function openBucket(directory: string, port: number): Promise<{ server: S3rver; port: number }> {
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets });
  const { port: own } = await server.run();
  return { server, port: own };
}

function upload(origin: string, { cookies }: TestClient, bytes: Uint8Array): Promise<Response> {
  return fetch(`${origin}/api/newsroom/pictures/upload`, {
    method: 'POST',
    headers: {
      origin,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
    },
    body: Buffer.from(bytes),
  });
}

/** The objects of the bucket, without the files in which the server describes them. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(path.join(folder, BUCKET), { recursive: true });
  return found.filter((name) => name.endsWith('_object'));
}
