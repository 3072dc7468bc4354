import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readText } from './core/files.ts';
import { runCheck, type Violation } from './core/violation.ts';

/** The calls in an accessibility test: axe itself, or our matcher around it. */
const ACCESSIBILITY = /\baxe\b|Axe|[aA]ccessib/;

/** Every component of apps/web/app/ui has a test beside it with accessibility checks. */
export function checkUiTests(root: string): Violation[] {
  const components = listFiles(root, ['apps/web/app/ui'], /(?<!\.test)\.tsx$/);
  return components.flatMap((path) => {
    const test = path.replace(/\.tsx$/, '.test.tsx');
    if (!existsSync(join(root, test))) return [{ path, line: 1, rule: 'ui-test', message: `${test} does not exist` }];
    if (ACCESSIBILITY.test(readText(root, test))) return [];
    return [{ path: test, line: 1, rule: 'ui-test', message: 'does not check accessibility with axe' }];
  });
}

if (import.meta.main) await runCheck('ui tests', checkUiTests);
