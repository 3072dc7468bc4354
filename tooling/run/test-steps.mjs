import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './capture.mjs';
import { projectFolder } from './check-node.mjs';

const REPORTS = join(projectFolder, 'node_modules', '.cache', 'dalil');
const AT_ONCE = 2;
const TYPED = [
  'packages/domain',
  'packages/search',
  'packages/assistant',
  'packages/database',
  'packages/backend',
  'packages/offline',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'apps/web/assistant-worker',
  'tooling',
  'e2e',
  'bench',
];
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Runs every check and test, also after failures, and ends with the sum of them all as the last line.
 * A step without tests in it counts as one.
 */
export async function runTests() {
  mkdirSync(REPORTS, { recursive: true });
  const totals = { passed: 0, failed: 0 };
  const queue = [buildStep(), ...typeSteps(), ...lookSteps(), ...checkSteps()];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, totals);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const step of [testStep(), ...journeySteps()]) await runStep(step, totals);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

async function runStep({ name, run, count = countStep }, totals) {
  const startedAt = Date.now();
  const { status, output } = await run();
  const { passed, failed } = count(status);
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} … ${passed} passed, ${failed} failed, ${seconds} s`);
  if (failed > 0) console.log(output.trimEnd());
}

function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function buildStep() {
  return { name: 'build', run: () => capture('node', ['tooling/run/build.mjs']) };
}

function typeSteps() {
  return TYPED.filter((folder) => existsSync(join(projectFolder, folder, 'tsconfig.json'))).map((folder) => ({
    name: `types ${folder}`,
    run: async () => {
      const isWeb = folder === 'apps/web';
      const made = isWeb
        ? await capture('react-router', ['typegen'], { cwd: join(projectFolder, folder) })
        : { status: 0 };
      return made.status === 0 ? capture('tsc', ['-p', folder]) : made;
    },
  }));
}

function lookSteps() {
  return [
    { name: 'lint', run: () => capture('oxlint', []) },
    { name: 'format', run: () => capture('biome', ['format']) },
  ];
}

function checkSteps() {
  const folder = 'tooling/checks';
  if (!existsSync(join(projectFolder, folder))) return [];
  return readdirSync(join(projectFolder, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ name: `check ${file.slice(0, -3)}`, run: () => capture('node', [`${folder}/${file}`]) }));
}

function testStep() {
  const report = join(REPORTS, 'vitest.json');
  rmSync(report, { force: true });
  return {
    name: 'tests',
    run: () => capture('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
    count: (status) => {
      const result = readReport(report);
      const broken = (result?.testResults ?? []).filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
      );
      return atLeastOne(status, result?.numPassedTests ?? 0, (result?.numFailedTests ?? 0) + broken.length);
    },
  };
}

function journeySteps() {
  const config = 'e2e/playwright.config.ts';
  if (!existsSync(join(projectFolder, config))) return [];
  const report = join(REPORTS, 'playwright.json');
  rmSync(report, { force: true });
  return [
    {
      name: 'journeys',
      run: async () => {
        const missing = await installChromium();
        if (missing) return { status: 1, output: missing };
        return capture('playwright', ['test', '-c', config, '--reporter=list,json'], {
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        });
      },
      count: (status) => {
        const stats = readReport(report)?.stats;
        // A journey that only passed when tried again is named in the output; on a busy machine a browser can be late once.
        return atLeastOne(status, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
      },
    },
  ];
}

const FACE = 'fonts-liberation';

/** Returns what to do when there is no browser and none can be installed here. */
async function installChromium() {
  const isThere = CHROMIUM.some((path) => existsSync(path));
  if (isThere && (await hasCommonFace())) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const update = await capture('apt-get', ['update', '-qq']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const missing = isThere ? [FACE] : ['chromium', FACE];
    const installed = await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env,
    });
    if (isThere || installed.status === 0) return undefined;
    return `Chromium could not be installed:\n${update.output}${installed.output}`;
  }
  if (isThere) return undefined;
  return `The journeys need Chromium. Install it as root, on Debian and Ubuntu with: apt-get install chromium ${FACE}`;
}

/**
 * Whether the system has one of the faces that ours are measured against (apps/web/app/styles/fonts.css), as nearly every
 * reader's has: with another one text moves when ours arrive, and a journey says so.
 */
async function hasCommonFace() {
  const { status, output } = await capture('fc-list', [':', 'family']);
  return status !== 0 || /Arial|Liberation Sans|Arimo|Roboto/.test(output);
}

/** A program that failed without counting a failure has failed as a whole, and one that ran no test has tested nothing. */
function atLeastOne(status, passed, failed) {
  const isUncounted = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: isUncounted ? 1 : failed };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
