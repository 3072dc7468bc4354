import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { readSource } from './build-base-map.ts';
import { buildRoadNetwork, type Gate } from './road-network.ts';

/** `node tooling/base-map/build-road-network.ts`: writes the roads on which the way of a taxi is found. */
export const TARGET = fileURLToPath(new URL('../../packages/domain/src/journeys/road-network.json', import.meta.url));
const HANDBOOK = new URL('../../packages/database/content/handbooks/transport.json', import.meta.url);

export function readGates(): Gate[] {
  const { data } = JSON.parse(readFileSync(HANDBOOK, 'utf8')) as { data: { salik: { gates: Gate[] } } };
  return data.salik.gates.map(({ id, position: { lat, lon } }) => ({ id, position: { lat, lon } }));
}

if (import.meta.main) {
  const text = `${JSON.stringify(buildRoadNetwork(readSource('roads'), readGates()))}\n`;
  writeFileSync(TARGET, text);
  console.log(`The roads: ${Math.round(brotliCompressSync(text).length / 100) / 10} kB compressed.`);
}
