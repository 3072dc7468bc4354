import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { build } from 'vite';
import { evaluatedRules } from './evaluated-rules.ts';
import { releaseFiles, releaseId } from './release-files.ts';

const WORKER = path.resolve(import.meta.dirname, '../service-worker/worker.ts');

/** Bundles the service worker as `sw.js` beside the built pages, with the list of all files of this release. */
export async function buildWorker(clientFolder: string): Promise<void> {
  const names = await readdir(clientFolder, { recursive: true });
  const shells = await Promise.all(
    LOCALES.map(async (locale) => [locale, await hashOf(path.join(clientFolder, `_shell/${locale}.html`))]),
  );
  const release = { id: releaseId(names), files: releaseFiles(names), shells: Object.fromEntries(shells) };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [evaluatedRules()],
    define: { RELEASE_OF_BUILD: JSON.stringify(release) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'es', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
}
