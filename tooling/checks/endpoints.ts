import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoints } from '@dalil/backend/core/endpoint.ts';
import { ENDPOINTS } from '@dalil/backend/endpoints.ts';
import { FOLDER, writeEndpointFile } from './core/endpoint-files.ts';
import { listFiles, readTextIfPresent } from './core/files.ts';
import { REPOSITORY, runCheck, type Violation } from './core/violation.ts';

/** By path, the files through which the pages call the endpoints. Fails if two use cases have one name, which is also a key. */
function filesOf(areas: Readonly<Record<string, Endpoints>>): Map<string, string> {
  const names = Object.values(areas).flatMap((endpoints) => Object.keys(endpoints));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two endpoints are called ${twice}`);
  return new Map(
    Object.entries(areas).map(([area, endpoints]) => [`${FOLDER}/${area}.ts`, writeEndpointFile(endpoints)]),
  );
}

/** The pages call exactly the endpoints that the backend declares, by the addresses it declares. */
export function checkEndpoints(root: string, areas: Readonly<Record<string, Endpoints>> = ENDPOINTS): Violation[] {
  const files = filesOf(areas);
  const found = new Set([...files.keys(), ...listFiles(root, [FOLDER], /\.ts$/)]);
  const stale = [...found].filter((path) => readTextIfPresent(root, path) !== files.get(path));
  const message = 'differs from the declarations of the backend: npm run endpoints';
  return stale.map((path) => ({ path, line: 1, rule: 'endpoints-as-declared', message }));
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    mkdirSync(join(REPOSITORY, FOLDER), { recursive: true });
    for (const [path, text] of filesOf(ENDPOINTS)) writeFileSync(join(REPOSITORY, path), text);
  }
  await runCheck('endpoints', checkEndpoints);
}
