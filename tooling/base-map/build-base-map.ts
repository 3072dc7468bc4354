import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { compactBaseMap, type SourceFile } from './compact-base-map.ts';

/** `node tooling/base-map/build-base-map.ts`: writes the compact form of the files in `apps/web/geo`. */
const SOURCES = new URL('../../apps/web/geo/', import.meta.url);
const TARGET = fileURLToPath(new URL('../../packages/domain/src/artwork/base-map.json', import.meta.url));
/** Pages know the version without the map. */
const VERSION = fileURLToPath(new URL('../../packages/domain/src/artwork/base-map-version.ts', import.meta.url));

export function readSource(name: string): SourceFile {
  return JSON.parse(readFileSync(new URL(`${name}.geojson`, SOURCES), 'utf8')) as SourceFile;
}

export function versionModule(version: string): string {
  return `/** A hash of the base map. Written by \`tooling/base-map/build-base-map.ts\`. */\nexport const BASE_MAP_VERSION = '${version}';\n`;
}

if (import.meta.main) {
  const map = compactBaseMap(readSource);
  const text = `${JSON.stringify(map)}\n`;
  writeFileSync(TARGET, text);
  writeFileSync(VERSION, versionModule(map.version));
  console.log(`The base map: ${Math.round(brotliCompressSync(text).length / 1000)} kB compressed.`);
}
