import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SYNC_AS_GUEST, SYNC_HEADER } from '@dalil/domain/offline/operation.ts';
import { findEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { budgetRow } from '../results.ts';
import { PROJECT_FOLDER } from '../subjects/child.ts';
import { KillableSite } from './killable-site.ts';
import { forgetLimits } from './stored-writes.ts';
import { textOf } from './writers.ts';

const HOST = 'guide.example';
const HTTPS_PORT = 18_443;
const HTTP_PORT = 18_080;
const SITE_PORT = 18_300;
/** A client address that is not the proxy's own, which the server trusts. */
const CLIENT_ADDRESS = '127.0.0.2';
/** Messages of one network in a day. */
const MESSAGE_LIMIT = 50;

type Proxy = { name: string; file: string; start: (settings: string, folder: string) => Promise<ChildProcess> };

const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    file: 'deploy/nginx.conf',
    start: async (settings, folder) => {
      const whole = path.join(folder, 'nginx.conf');
      // What a distribution has in its own nginx.conf around the sites.
      await writeFile(whole, `daemon off; pid ${folder}/pid; events {} http { access_log off; include ${settings}; }`);
      return spawn('nginx', ['-c', whole, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
    },
  },
  {
    name: 'Caddy',
    file: 'deploy/Caddyfile',
    start: async (settings, folder) =>
      spawn('caddy', ['run', '--config', settings, '--adapter', 'caddyfile'], {
        env: { PATH: process.env.PATH, HOME: folder },
        stdio: 'ignore',
      }),
  },
];

/** The product behind each proxy that is installed, with the settings of `deploy` but for host, ports and certificate. */
export async function proveProxies(dataDir: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const proxy of PROXIES) {
    const isInstalled = !spawnSync(proxy.name.toLowerCase(), ['-v']).error;
    rows.push(
      isInstalled
        ? await proveProxy(proxy, dataDir)
        : [`behind ${proxy.name}`, 'works', 'not measured: it is not installed', '–'],
    );
  }
  return rows;
}

async function proveProxy(proxy: Proxy, dataDir: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-proxy-'));
  const publicUrl = `https://${HOST}:${HTTPS_PORT}`;
  const site = new KillableSite(dataDir, { PORT: String(SITE_PORT), PUBLIC_URL: publicUrl });
  makeCertificate(folder);
  const settings = path.join(folder, 'settings');
  await writeFile(settings, adapt(await readFile(path.join(PROJECT_FOLDER, proxy.file), 'utf8'), folder));
  site.spawn();
  await site.untilReady();
  const address = await findEmbeddedDatabase(dataDir);
  if (address) await forgetLimits(address);
  const running = await proxy.start(settings, folder);
  try {
    await untilOpen();
    const failing = await checkBehind(publicUrl);
    return budgetRow(
      `behind ${proxy.name} with TLS`,
      'works',
      failing.join('; ') || 'every check',
      failing.length === 0,
    );
  } finally {
    running.kill('SIGTERM');
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function adapt(text: string, folder: string): string {
  return text
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${SITE_PORT}`)
    .replaceAll('/etc/ssl/guide.example', folder)
    .replaceAll(/listen (\[::\]:)?80;/g, (_all, six: string | undefined) =>
      six ? '' : `listen 127.0.0.1:${HTTP_PORT};`,
    )
    .replaceAll(/listen (\[::\]:)?443 /g, (_all, six) => (six ? '#' : `listen 127.0.0.1:${HTTPS_PORT} `))
    .replace('$host;\n        proxy_set_header Connection', '$http_host;\n        proxy_set_header Connection')
    .replace(
      /^guide\.example \{$/m,
      `{\n\tauto_https disable_redirects\n\tadmin off\n}\nhttps://${HOST}:${HTTPS_PORT} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    );
}

function makeCertificate(folder: string): void {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  spawnSync('openssl', [...args, '-addext', `subjectAltName=DNS:${HOST}`, ...files]);
}

type Answer = { status: number; headers: IncomingHttpHeaders; parts: number };

function send(address: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  const { pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: HTTPS_PORT,
        localAddress: CLIENT_ADDRESS,
        servername: HOST,
        rejectUnauthorized: false,
        agent: false,
        method,
        path: pathname + search,
        headers: { host: `${HOST}:${HTTPS_PORT}`, ...headers },
      },
      (answer) => {
        let parts = 0;
        answer.on('data', () => parts++);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, parts }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function untilOpen(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await send(`https://${HOST}/api/health`);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('the proxy did not start');
}

/** What does not work behind the proxy, in words. */
async function checkBehind(publicUrl: string): Promise<string[]> {
  const failing: string[] = [];
  const expectThat = (isTrue: boolean, text: string) => void (isTrue || failing.push(text));
  const page = await send(`${publicUrl}/ar/news`, { headers: { 'accept-encoding': 'br' } });
  expectThat(page.status === 200 && page.headers['content-encoding'] === 'br', 'a page is not sent compressed');
  expectThat(page.headers['strict-transport-security'] !== undefined, 'HSTS is missing');
  expectThat((await idea(publicUrl, publicUrl)).status === 200, 'a write from the site itself is refused');
  expectThat((await idea(publicUrl, 'https://evil.example')).status === 403, 'a write from another origin is accepted');
  const statuses: number[] = [];
  for (let sent = 0; sent <= MESSAGE_LIMIT; sent++) statuses.push((await idea(publicUrl, publicUrl)).status);
  expectThat(statuses.at(-1) === 429, 'a forged X-Forwarded-For escapes the limit of its network');
  const redirect = await redirectOf();
  expectThat(redirect === null || redirect.startsWith('https://'), 'http is not redirected');
  return failing;
}

/** An idea with the forged client address of another network. */
function idea(publicUrl: string, origin: string): Promise<Answer> {
  const id = randomUUID();
  const payload = { topic: 'other', message: textOf(id), locale: 'en' };
  return send(`${publicUrl}/api/sync/support`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(Math.random() * 250)}.7`,
      [SYNC_HEADER]: SYNC_AS_GUEST,
    },
    body: JSON.stringify({ operations: [{ id, kind: 'idea.send', at: new Date().toISOString(), payload }] }),
  });
}

/** Where http leads. Null where the proxy does not listen to it under test. */
function redirectOf(): Promise<string | null> {
  return new Promise((resolve) => {
    const sent = plainRequest({ host: '127.0.0.1', port: HTTP_PORT, path: '/', headers: { host: HOST } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location ?? '');
    });
    sent.on('error', () => resolve(null));
    sent.end();
  });
}
