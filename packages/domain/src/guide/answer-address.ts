import { CALCULATORS, calculatorPath } from '../calculators/calculator-ids.ts';

/** The answers of the API whose page has another address. */
const PAGE_OF_ANSWER: readonly (readonly [RegExp, string])[] = [
  [/^\/home$/, '/'],
  [/^\/days\/.*$/, '/today'],
  [/^\/occasions\/(.*)$/, '/$1'],
  [/^\/questions(\/.*)?$/, '/faq$1'],
  [/^\/stories$/, '/dubaireels'],
  [/^\/timetable$/, '/traffic'],
  // On the page of each section; this is the one with most of them.
  [/^\/collections$/, '/tourism'],
  ...CALCULATORS.map((id) => [new RegExp(`^/calculators/${id}$`), calculatorPath(id)] as const),
];

/** The address of the page that shows an answer of the API, both without the language. */
export function answerHref(path: string): string {
  return PAGE_OF_ANSWER.reduce((address, [pattern, page]) => address.replace(pattern, page), path);
}
