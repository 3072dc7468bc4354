import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { proveDigests } from './prove/digests.ts';
import { proveFullDisk } from './prove/full-disk.ts';
import { KillableSite } from './prove/killable-site.ts';
import { proveKills } from './prove/kills.ts';
import { proveProxies } from './prove/proxies.ts';
import { proveRestore } from './prove/restore-drill.ts';
import { proveSecondServer } from './prove/second-server.ts';
import { proveSeveralServers } from './prove/several-servers.ts';
import { describeRun, markdown, saveSection } from './results.ts';
import { buildProduct } from './subjects/product.ts';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const KILLS = options.quick ? 10 : 200;

/** What can go wrong around a running server, one after the other on one data folder. Ends with status 1 when a row falls short. */
async function main(): Promise<number> {
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-prove-'));
  const site = new KillableSite(dataDir);
  try {
    const rows = [
      ...(await proveSecondServer(site)),
      ...(await proveRestore(site)),
      ...(await proveFullDisk(dataDir)),
      ...(await proveSeveralServers()),
      ...(await proveProxies(dataDir)),
      ...(await proveDigests(options.quick ? 300 : 10_000)),
      ...(await proveKills(site, KILLS)),
    ];
    const report = `${describeRun()}\n\n${markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows })}`;
    console.log(report);
    if (!options.quick) await saveSection('Kills, full disks and restores', report);
    return rows.every((cells) => cells[3] === 'met' || cells[3] === '–') ? 0 : 1;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

process.exitCode = await main();
