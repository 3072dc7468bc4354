import { ASKED_LIMITS, type AskedAs, repeatedQuestions } from '@dalil/domain/guide/asked-as.ts';
import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import type { FieldProblem } from '../../data/api.ts';
import type { Message } from '../../features/account-forms/auth-messages.ts';

/** What is typed in each language, one question a line. */
export type AskedLines = Record<Locale, string>;

export function linesOf(asked: AskedAs): AskedLines {
  return inEveryLanguage((locale) => (asked[locale] ?? []).join('\n'));
}

export const isSameLines = (one: AskedLines, other: AskedLines): boolean =>
  LOCALES.every((locale) => one[locale] === other[locale]);

type Line = { text: string; number: number };

/** The lines with a question, and the number of each among all lines, from one. */
function questionLines(typed: string): Line[] {
  return typed
    .split('\n')
    .map((line, at) => ({ text: line.trim(), number: at + 1 }))
    .filter(({ text }) => text !== '');
}

export const countQuestions = (typed: string): number => questionLines(typed).length;

export function askedOf(lines: AskedLines): AskedAs {
  return Object.fromEntries(LOCALES.map((locale) => [locale, questionLines(lines[locale]).map(({ text }) => text)]));
}

const WRONG: Record<string, string> = { too_small: 'short', too_big: 'long', duplicate: 'twice' };
type Fault = FieldProblem & { line?: number };

/** What the server would refuse, by its paths. */
export function faultsOfLines(lines: AskedLines): FieldProblem[] {
  const asked = askedOf(lines);
  const repeated = repeatedQuestions(asked).map(({ locale, index }) => ({
    path: `asked.${locale}.${index}`,
    code: 'duplicate',
  }));
  const each = LOCALES.flatMap((locale) => {
    const questions = asked[locale] ?? [];
    const tooMany = questions.length > ASKED_LIMITS.questions ? [{ path: `asked.${locale}`, code: 'too_big' }] : [];
    const wrong = questions.flatMap((text, index) => {
      const path = `asked.${locale}.${index}`;
      if (text.length < ASKED_LIMITS.least) return [{ path, code: 'too_small' }];
      return text.length > ASKED_LIMITS.letters ? [{ path, code: 'too_big' }] : [];
    });
    return [...tooMany, ...wrong];
  });
  return [...each, ...repeated];
}

/** The message at a language, with the line of its first problem. */
export function messagesAtLines(problems: readonly FieldProblem[], lines: AskedLines): Record<string, Message> {
  const found = LOCALES.flatMap((locale) => {
    const path = pathOf(locale);
    const [first] = problems
      .filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
      .map((problem) => withLine(problem, lines[locale]))
      .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    return first ? [[path, messageOf(first)] as const] : [];
  });
  return Object.fromEntries(found);
}

export const pathOf = (locale: Locale): string => `asked.${locale}`;

function withLine(problem: FieldProblem, typed: string): Fault {
  const at = problem.path.split('.')[2];
  const line = at === undefined ? undefined : questionLines(typed)[Number(at)]?.number;
  return line === undefined ? problem : { ...problem, line };
}

function messageOf({ code, line }: Fault): Message {
  if (line === undefined) return { key: 'editor.asked.wrong.many', values: { most: ASKED_LIMITS.questions } };
  const values = { line, least: ASKED_LIMITS.least, most: ASKED_LIMITS.letters };
  return { key: `editor.asked.wrong.${WRONG[code] ?? 'text'}`, values };
}
