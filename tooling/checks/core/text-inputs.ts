import { Visitor } from 'vite';
import { lineAt } from './files.ts';
import { parseSource, type Syntax } from './syntax.ts';
import type { Violation } from './violation.ts';

type Range = { start: number; end: number };
type Call = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0];

/** Schemas of starting content are in the guide's folder: content comes from files of the product, not from clients. */
const SCHEMAS = /^packages\/(?:backend|assistant|search)\/src\/.*\.ts$|^packages\/domain\/src\/(?!guide\/).*\.ts$/;
const EXCEPT = /\.test\.ts$|^packages\/domain\/src\/language\/(?:classic-)?text-input\.ts$/;
/** Output is never constrained, so a constraint marks input. */
const CONSTRAINTS = new Set('check max min length regex refine trim toLowerCase startsWith endsWith'.split(' '));
const INPUT_PROPERTIES = new Set(['input', 'inputSchema', 'request']);
const PLAIN = /\bz\s*\.string\(/;
const INPUT_NAME = /(?:^i|I)nput$/;

/** Text that clients send is `textInput()`, not `z.string()`: what the database cannot store is rejected where it arrives. */
export function checkTextInputs(path: string, text: string): Violation[] {
  if (!SCHEMAS.test(path) || EXCEPT.test(path) || !PLAIN.test(text)) return [];
  const { inputs, strings, constrained } = findStrings(parseSource(path, text));
  return strings
    .filter(({ start, end }) => constrained.has(start) || inputs.some((one) => one.start <= start && end <= one.end))
    .map(({ start }) => ({
      path,
      line: lineAt(text, start),
      rule: 'text-input',
      message: 'z.string(): text from a client is textInput() of @dalil/domain/language',
    }));
}

function findStrings(syntax: Syntax): { inputs: Range[]; strings: Range[]; constrained: Set<number> } {
  const [inputs, strings]: [Range[], Range[]] = [[], []];
  const constrained = new Set<number>();
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && INPUT_PROPERTIES.has(key.name)) inputs.push(value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && INPUT_NAME.test(id.name) && init) inputs.push(init);
    },
    CallExpression: (call) => {
      if (isPlainString(call)) strings.push(call);
      const { callee } = call;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (object.type === 'CallExpression' && isPlainString(object) && CONSTRAINTS.has(property.name)) {
        constrained.add(object.start);
      }
    },
  }).visit(syntax.program);
  return { inputs, strings, constrained };
}

function isPlainString({ callee }: Call): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'z' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'string'
  );
}
