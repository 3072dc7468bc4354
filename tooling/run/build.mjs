import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture } from './capture.mjs';
import { nodeToRun, projectFolder } from './check-node.mjs';
import { giveUp, showProgress } from './progress.mjs';

const WEB_FOLDER = join(projectFolder, 'apps', 'web');
const BUILD_FOLDER = join(WEB_FOLDER, 'build');
const STAMP = join(BUILD_FOLDER, '.sources');
const COMMAND = [join(projectFolder, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'];
/** Includes the router's switch that lets the build create shells (apps/web/build-plugins/write-shells.ts). */
const ENVIRONMENT = { NODE_ENV: 'production', IS_RR_BUILD_REQUEST: 'yes' };
/** The sources of the pages. Types imported from the backend leave nothing in the output. */
const SOURCES = [
  'apps/web',
  'packages/domain',
  'packages/search',
  'packages/assistant',
  'packages/offline',
  'package-lock.json',
];
const NOT_SOURCES = /^(node_modules|build|\.react-router)$|\.test\.tsx?$/;

/** Builds the pages unless they were built from exactly these sources. */
export async function build() {
  if (readStamp() === hashSources()) return;
  await writeLanguageTables();
  const sources = hashSources();
  const { status, output } = await showProgress('Building pages', buildNow);
  if (status !== 0) giveUp('The pages could not be built; what the build said stands above.', output);
  try {
    writeFileSync(STAMP, sources);
  } catch (error) {
    giveUp(
      `The pages could not be built: ${BUILD_FOLDER} cannot be written (${error.code}). Give this account the right to, and start again.`,
    );
  }
}

/** Joins the folders of the languages in the list: a new language needs nothing else (I18N-3). */
export async function writeLanguageTables() {
  const { status, output } = await capture(nodeToRun(), ['tooling/languages/write-tables.ts']);
  if (status !== 0) giveUp('The tables of the languages could not be written; the reason stands above.', output);
}

async function buildNow() {
  try {
    mkdirSync(BUILD_FOLDER, { recursive: true });
    rmSync(STAMP, { force: true });
  } catch (error) {
    giveUp(
      `The pages could not be built: ${BUILD_FOLDER} cannot be written (${error.code}). Give this account the right to, and start again.`,
    );
  }
  return capture(nodeToRun(), COMMAND, { cwd: WEB_FOLDER, env: ENVIRONMENT });
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  let entries;
  try {
    entries = readdirSync(join(projectFolder, path), { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    hash.update(`${path}\0`).update(readFileSync(join(projectFolder, path)));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!NOT_SOURCES.test(entry.name)) addToHash(hash, `${path}/${entry.name}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
