import { checkBoundaries } from './boundaries.ts';
import { checkCommands } from './commands.ts';
import { checkContent } from './content.ts';
import { checkDeploy } from './deploy.ts';
import { checkDocs } from './docs.ts';
import { checkEndpoints } from './endpoints.ts';
import { type Check, runCheck } from './core/violation.ts';
import { checkLanguages } from './languages.ts';
import { checkLocales } from './locales.ts';
import { checkPersonalData } from './personal-data.ts';
import { checkPromises } from './promises.ts';
import { checkRoutes } from './routes.ts';
import { checkSourceRules } from './source-rules.ts';
import { checkUiTests } from './ui-tests.ts';

const CHECKS: readonly [name: string, check: Check][] = [
  ['boundaries', checkBoundaries],
  ['commands', checkCommands],
  ['content', checkContent],
  ['deploy', checkDeploy],
  ['docs', checkDocs],
  ['endpoints', (root) => checkEndpoints(root)],
  ['languages', (root) => checkLanguages(root)],
  ['locales', checkLocales],
  ['personal-data', checkPersonalData],
  ['promises', checkPromises],
  ['routes', checkRoutes],
  ['source-rules', checkSourceRules],
  ['ui-tests', checkUiTests],
];

/** Runs every check in one process with one output line each. Fails when a check fails. */
for (const [name, check] of CHECKS) await runCheck(name, check);
