import { lineAt } from './files.ts';
import type { Violation } from './violation.ts';

const STAFF_PAGES = /^apps\/web\/app\/desk\/.*\.tsx?$/;
const CONTROLS = /from '(?:\.\.\/)+ui\/(?:field|select|password-field)\.tsx'/;
const SENDS = /\b(?:useMutation|failureMessage|useAttempt)\s*\(/g;
/** The hooks that put the problems of an answer at the fields of a form. */
const PUTS_AT_FIELDS = /\b(?:useAccountForm|useFieldErrors|usePartSaving)\s*[(<]/;
/** The control finds or filters what is there; nothing is sent that the server could refuse by field. */
const ONLY_FINDS = /<Form\b|role="search"/;
/** The facts desk has a form of its own, with a message for each of its fields (`use-fact-form.ts`). */
const OWN_MECHANISM = /\/newsroom\/(?:fact-|facts-|use-fact-form|waiting-words)/;

/** ERR-8: a staff form that sends what was entered shows each problem of the server at its field. */
export function checkStaffForms(path: string, code: string): Violation[] {
  if (!STAFF_PAGES.test(path) || path.includes('.test.') || OWN_MECHANISM.test(path)) return [];
  const isForm = CONTROLS.test(code) || /<form\b/.test(code);
  if (!isForm || PUTS_AT_FIELDS.test(code) || ONLY_FINDS.test(code)) return [];
  return Array.from(code.matchAll(SENDS), ({ index }) => ({
    path,
    line: lineAt(code, index),
    rule: 'field-problems',
    message: 'a form that sends uses useAccountForm or useFieldErrors, so that each problem stands at its field',
  })).slice(0, 1);
}
