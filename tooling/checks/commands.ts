import { Visitor } from 'vite';
import { lineAt, listFiles, readText, readTextIfPresent } from './core/files.ts';
import { parseSource, stringsIn } from './core/syntax.ts';
import { runCheck, type Violation } from './core/violation.ts';

/** The options each kind of verb must declare. */
const REQUIRED: Record<string, string[]> = { command: ['permission', 'audit'], query: ['permission'] };
const REACTIONS = 'packages/backend/src/reactions.ts';

type Call = { callee: string; start: number; keys: string[]; firstString: string | undefined; hasObject: boolean };

/** Calls of the given functions, with the keys of the object, or the string, in their first argument. */
function callsIn(path: string, text: string, names: Set<string>): Call[] {
  const calls: Call[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [argument], start }) => {
      // Events are also emitted through a verb's dependencies (`deps.emit`); `pool.query` is not one of our verbs.
      const isEmit =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'emit';
      const name = callee.type === 'Identifier' ? callee.name : isEmit ? 'emit' : '';
      if (!names.has(name) || argument === undefined) return;
      const properties = argument.type === 'ObjectExpression' ? argument.properties : [];
      const keys = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
      );
      const firstString =
        argument.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
      calls.push({ callee: name, start, keys, firstString, hasObject: argument.type === 'ObjectExpression' });
    },
  }).visit(parseSource(path, text).program);
  return calls;
}

/**
 * Every command has a permission and an audit policy, every query a permission, every event a reaction or an explicit silence.
 */
export function checkCommands(root: string): Violation[] {
  const verbs = new Set([...Object.keys(REQUIRED), 'emit']);
  const reactions = readTextIfPresent(root, REACTIONS);
  const answered = new Set(
    reactions === undefined ? [] : stringsIn(parseSource(REACTIONS, reactions)).map(({ value }) => value),
  );
  const files = listFiles(root, ['packages/backend/src'], /(?<!\.test)\.ts$/);
  return files.flatMap((path) => {
    const text = readText(root, path);
    return callsIn(path, text, verbs).flatMap(({ callee, start, keys, firstString, hasObject }) => {
      const violation = (rule: string, message: string) => ({ path, line: lineAt(text, start), rule, message });
      if (callee === 'emit') {
        const isAnswered = firstString === undefined || answered.has(firstString);
        return isAnswered ? [] : [violation('event-reaction', `${firstString} has no row in ${REACTIONS}`)];
      }
      const missing = hasObject ? (REQUIRED[callee] ?? []).filter((key) => !keys.includes(key)) : [];
      return missing.map((key) => violation(`${callee}-${key}`, `the ${callee} says nothing about its ${key}`));
    });
  });
}

if (import.meta.main) await runCheck('commands', checkCommands);
