import { parseSync, Visitor } from 'vite';

export type Syntax = ReturnType<typeof parseSync>;
export type StringInSource = { value: string; start: number };

/** The syntax tree of a TypeScript file (ESTree); offsets count characters of `text`. */
export function parseSource(path: string, text: string): Syntax {
  const syntax = parseSync(path, text);
  if (syntax.errors.length > 0) throw new Error(`${path}: ${syntax.errors[0]?.message ?? 'cannot be parsed'}`);
  return syntax;
}

/** Replaces a text with spaces and preserves its line breaks. */
export const blank = (part: string) => part.replace(/[^\n]/g, ' ');

/** Splits a text in two: the code with every comment replaced by spaces, and the reverse. Offsets and lines are preserved. */
export function splitComments(text: string, comments: { start: number; end: number }[]): [string, string] {
  let code = '';
  let prose = '';
  let end = 0;
  for (const comment of comments) {
    const [before, inside] = [text.slice(end, comment.start), text.slice(comment.start, comment.end)];
    code += before + blank(inside);
    prose += blank(before) + inside;
    end = comment.end;
  }
  return [code + text.slice(end), prose];
}

/** Every string literal and every fixed part of a template, except import addresses. */
export function stringsIn(syntax: Syntax): StringInSource[] {
  const strings: StringInSource[] = [];
  const imports = new Set(syntax.module.staticImports.map(({ moduleRequest }) => moduleRequest.start));
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !imports.has(start)) strings.push({ value, start });
    },
    TemplateElement: ({ value, start }) => {
      strings.push({ value: value.cooked ?? value.raw, start });
    },
  }).visit(syntax.program);
  return strings;
}
