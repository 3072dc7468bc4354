import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const MODULE = 'virtual:map-engine';
const RESOLVED = `\0${MODULE}`;
/** The sources, because the published files hold what page and worker share twice: 372 kB compressed instead of 262. */
const SOURCES = path.resolve(fileURLToPath(import.meta.resolve('maplibre-gl')), '../../src');
export const MAP_WORKER = path.join(SOURCES, 'source/worker.ts');

const IN_DEVELOPMENT = `
import { Map, setWorkerUrl } from 'maplibre-gl';
import url from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
setWorkerUrl(url);
export { Map };`;

function builtModule(worker: string): string {
  return `
export { Map } from '${path.join(SOURCES, 'ui/map.ts')}';
import { config } from '${path.join(SOURCES, 'util/config.ts')}';
config.WORKER_URL = import.meta.ROLLUP_FILE_URL_${worker};`;
}

/**
 * MapLibre GL JS as `virtual:map-engine`, which knows the address of its worker. The worker is one more entry of the pages' build, so
 * page and worker load the modules they share from one file.
 */
export function mapEngine(): Plugin {
  let isBuild = false;
  let worker = '';
  return {
    name: 'map-engine',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client') {
        worker = this.emitFile({ type: 'chunk', id: MAP_WORKER, name: 'map-worker' });
      }
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // Maps are drawn in the browser alone.
      if (this.environment.name !== 'client') return 'export const Map = null;';
      return isBuild ? builtModule(worker) : IN_DEVELOPMENT;
    },
    transform(code, id) {
      if (!id.startsWith(SOURCES)) return undefined;
      // They are written for TypeScript's older class fields: a declaration without a value must not erase what `super` has set.
      return transformWithOxc(code, id, { typescript: { removeClassFieldsWithoutInitializer: true } });
    },
  };
}
