import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { writeLanguageTables } from './build.mjs';
import { capture } from './capture.mjs';
import { projectFolder } from './check-node.mjs';

const REPORTS = join(projectFolder, 'node_modules', '.cache', 'dalil');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');
const PLAYWRIGHT_CONFIG = 'e2e/playwright.config.ts';
const SLOWEST_FILES = 10;
const TYPED = [
  'packages/domain',
  'packages/search',
  'packages/assistant',
  'packages/offline',
  'tsconfig.node.json',
  'apps/web',
  'apps/web/service-worker',
  'apps/web/workers',
  'tsconfig.browser-tests.json',
];
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FONT_PACKAGE = 'fonts-liberation';

/**
 * Runs every check and test, also after failures. Prints the time of each step, the slowest test files, and the sum of all tests
 * as the last line; a step without tests in it counts as one.
 * @param {{ isFull: boolean }} scope `isFull` adds the whole matrix: see README.md, "Tests"
 */
export function runTests({ isFull }) {
  return runSteps(isFull, async (run, env) => {
    await Promise.all([
      // Journeys need the build and the data folder; both are made beside the checks.
      run([buildStep(), chromiumStep(), startingDataStep(env), lintStep(), formatStep()]),
      run([typesStep(), checksStep()]),
    ]);
    await run([testsStep(env), journeysStep(env)]);
    printSlowestFiles();
  });
}

/**
 * The tests below some paths only, and of the build what they need.
 * @param {readonly string[]} paths folders or files, of tests or of journeys
 * @param {{ isFull: boolean }} scope
 */
export function runTestsBelow(paths, { isFull }) {
  const journeys = paths.filter((path) => relative(projectFolder, resolve(projectFolder, path)).startsWith('e2e'));
  const tests = paths.filter((path) => !journeys.includes(path));
  return runSteps(isFull, async (run, env) => {
    if (journeys.length > 0) await run([buildStep(), chromiumStep(), startingDataStep(env)]);
    else await writeLanguageTables();
    if (tests.length > 0) await run([testsStep(env, tests)]);
    if (journeys.length > 0) await run([journeysStep(env, journeys)]);
  });
}

/** What fails first and fastest: types and checks of everything, lint and format of the files that differ from the last commit. */
export function runChecks() {
  return runSteps(false, async (run) => {
    await writeLanguageTables();
    const { output } = await capture('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames']);
    const changed = output
      .split('\n')
      .map((line) => line.slice(3))
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && existsSync(join(projectFolder, path)));
    const ofChanged = changed.length > 0 ? [lintStep(changed), formatStep(changed)] : [];
    await run([typesStep(), checksStep(), ...ofChanged]);
  });
}

/** Runs steps one after the other, also after failures, prints the sum, and sets the exit status. */
async function runSteps(isFull, runAll) {
  mkdirSync(REPORTS, { recursive: true });
  const startedAt = Date.now();
  const dataFolder = mkdtempSync(join(tmpdir(), 'dalil-e2e-'));
  const env = { TEST_SCOPE: isFull ? 'full' : 'quick', E2E_DATA_DIR: dataFolder };
  const totals = { passed: 0, failed: 0 };
  try {
    await runAll((steps) => runInTurn(steps, totals), env);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  console.log(`Time: ${seconds(startedAt)} s`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

async function runInTurn(steps, totals) {
  for (const { name, run, count = countStep } of steps) {
    const startedAt = Date.now();
    const { status, output } = await run();
    const { passed, failed, note = '' } = count(status);
    totals.passed += passed;
    totals.failed += failed;
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name} … ${passed} passed, ${failed} failed, ${seconds(startedAt)} s${note}`,
    );
    if (failed > 0) console.log(output.trimEnd());
  }
}

function seconds(startedAt) {
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}

function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function buildStep() {
  return { name: 'build', run: () => capture('node', ['tooling/run/build.mjs']) };
}

function startingDataStep(env) {
  return { name: 'starting data of journeys', run: () => capture('node', ['e2e/fixtures/starting-data.ts'], { env }) };
}

function typesStep() {
  return {
    name: 'types',
    run: async () => {
      const typegen = await capture('react-router', ['typegen'], { cwd: join(projectFolder, 'apps/web') });
      // Parallel checkers take up to 10 GB together; one takes 1.6 GB and little longer on two cores.
      return typegen.status === 0 ? capture('tsc', ['-b', '--singleThreaded', ...TYPED]) : typegen;
    },
  };
}

function lintStep(paths = []) {
  return { name: 'lint', run: () => capture('oxlint', [...paths]) };
}

function formatStep(paths = []) {
  return { name: 'format', run: () => capture('biome', ['format', ...paths]) };
}

function checksStep() {
  return { name: 'checks', run: () => capture('node', ['tooling/checks/all.ts']) };
}

function testsStep(env, paths = []) {
  return {
    name: 'tests',
    run: () => {
      rmSync(VITEST_REPORT, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
      return capture('vitest', ['run', ...reporters, ...paths], { env });
    },
    count: (status) => {
      const report = readReport(VITEST_REPORT);
      const broken = (report?.testResults ?? []).filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
      );
      return atLeastOne(status, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken.length);
    },
  };
}

function journeysStep(env, paths = []) {
  return {
    name: 'journeys',
    run: () => {
      rmSync(PLAYWRIGHT_REPORT, { force: true });
      return capture('playwright', ['test', '-c', PLAYWRIGHT_CONFIG, '--reporter=list,json', ...paths], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
      });
    },
    count: (status) => {
      const report = readReport(PLAYWRIGHT_REPORT);
      const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
      // A browser can be late once on a busy machine: what passes when repeated is named, not failed.
      const repeated = listSpecs(report)
        .filter(({ tests }) => tests.some((test) => test.status === 'flaky'))
        .map(({ title }) => `\n  passed when repeated: ${title}`);
      return { ...atLeastOne(status, expected + flaky, unexpected), note: repeated.join('') };
    },
  };
}

function chromiumStep() {
  return { name: 'browser', run: installChromium };
}

/** Installs Chromium where it is missing and may be installed. */
async function installChromium() {
  const isPresent = CHROMIUM.some((path) => existsSync(path));
  if (isPresent && (await hasCommonFont())) return { status: 0, output: '' };
  const mayInstall = process.env.TEST_INSTALL_PACKAGES !== 'off';
  if (mayInstall && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${isPresent ? FONT_PACKAGE : `chromium and ${FONT_PACKAGE}`} with apt-get …`);
    const update = await capture('apt-get', ['update', '-qq']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const missing = isPresent ? [FONT_PACKAGE] : ['chromium', FONT_PACKAGE];
    const installed = await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env,
    });
    if (isPresent || installed.status === 0) return { status: 0, output: '' };
    return { status: 1, output: `Chromium could not be installed:\n${update.output}${installed.output}` };
  }
  if (isPresent) return { status: 0, output: '' };
  const output = `The journeys need Chromium. Install it as root, on Debian and Ubuntu with: apt-get install chromium ${FONT_PACKAGE}`;
  return { status: 1, output };
}

/**
 * Whether the system has one of the fonts ours are measured against (apps/web/app/styles/fonts.css), as nearly every user's has.
 * With another one text moves when ours arrive, and a journey fails.
 */
async function hasCommonFont() {
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

function printSlowestFiles() {
  const files = [...listUnitFiles(readReport(VITEST_REPORT)), ...listJourneyFiles(readReport(PLAYWRIGHT_REPORT))];
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_FILES);
  console.log('Slowest test files:');
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

function listUnitFiles(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(projectFolder, name),
    ms: endTime - startTime,
  }));
}

/** A file of journeys takes the sum of its tests: they run in several browsers beside each other. */
function listJourneyFiles(report) {
  const times = new Map();
  for (const { file, tests } of listSpecs(report)) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + ms);
  }
  return Array.from(times, ([name, ms]) => ({ name: `e2e/${name}`, ms }));
}

function listSpecs(report) {
  const listOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listOf)];
  return (report?.suites ?? []).flatMap(listOf);
}
