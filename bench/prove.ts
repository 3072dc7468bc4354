import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { proveBucket } from './prove/bucket.ts';
import { proveClock } from './prove/clock.ts';
import { proveDatabaseRestarts } from './prove/database-restarts.ts';
import { proveDigests } from './prove/digests.ts';
import { proveFullDisk } from './prove/full-disk.ts';
import { KillableSite } from './prove/killable-site.ts';
import { proveKills } from './prove/kills.ts';
import { proveProxies } from './prove/proxies.ts';
import { proveRestore } from './prove/restore-drill.ts';
import { proveSecondServer } from './prove/second-server.ts';
import { proveSeveralServers } from './prove/several-servers.ts';
import { proveStops } from './prove/stops.ts';
import { proveUpgrade } from './prove/upgrade.ts';
import { describeRun, markdown, saveSection } from './results.ts';
import { buildProduct } from './subjects/product.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
  },
});
/** A number that is easily typed after `--seed`. */
const MAX_SEED = 1_000_000;
const [KILLS, STOPS, RESTARTS, DIGESTS] = options.quick ? [10, 5, 3, 300] : [200, 50, 20, 10_000];
const seed = Number(options.seed ?? randomInt(MAX_SEED));

type Rows = Promise<string[][]>;

/** What can go wrong around a running server, by the name that `--only` takes. `dataDir` is one data folder for all. */
const GROUPS: Record<string, (site: KillableSite, dataDir: string) => Rows> = {
  second: (site) => proveSecondServer(site),
  restore: (site) => proveRestore(site),
  disk: (_, dataDir) => proveFullDisk(dataDir),
  servers: () => proveSeveralServers(),
  proxies: (_, dataDir) => proveProxies(dataDir),
  digests: () => proveDigests(DIGESTS),
  kills: (site) => proveKills(site, { kills: KILLS, seed }),
  stops: (site) => proveStops(site, { stops: STOPS, seed }),
  bucket: () => proveBucket(),
  clock: () => proveClock(),
  upgrade: () => proveUpgrade(options.from),
  restarts: () => proveDatabaseRestarts({ restarts: RESTARTS, seed }),
};

/** Runs the groups one after the other. Each is reported and saved by itself. Ends with status 1 when a row falls short. */
async function main(): Promise<number> {
  const names = options.only?.split(',') ?? Object.keys(GROUPS);
  const unknown = names.filter((name) => !Object.hasOwn(GROUPS, name));
  if (unknown.length > 0) {
    console.error(`There is no group ${unknown.join(', ')}. The groups: ${Object.keys(GROUPS).join(', ')}`);
    return 1;
  }
  console.error(`seed ${seed}`);
  await buildProduct();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dalil-prove-'));
  const site = new KillableSite(dataDir);
  const rows: string[][] = [];
  try {
    for (const name of names) {
      console.error(`${name} …`);
      const found = (await GROUPS[name]?.(site, dataDir)) ?? [];
      rows.push(...found);
      const table = markdown({ columns: ['what', 'budget', 'measured', 'verdict'], rows: found });
      console.log(`${table}\n`);
      if (!options.quick) await saveSection(`Proven: ${name}`, `${describeRun()}\n\n${table}`);
    }
    return rows.every((cells) => cells[3] === 'met' || cells[3] === '–') ? 0 : 1;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

process.exitCode = await main();
