import { useLingui } from '@lingui/react';
import { useFieldContext } from './field-context.ts';

/** Faults with a message of their own. */
const NAMED = new Set([
  'overlapping',
  'unknown_term',
  'unknown_item',
  'unknown_fact',
  'unknown_picture',
  'incomplete_picture',
  'required',
  'too_big',
  'not_higher',
  'evidence_unchanged',
  'needs_confirmation',
]);

export const faultKey = (code: string): string => `editor.fault.${NAMED.has(code) ? code : 'invalid'}`;

/** The message for the fault of a field, if it has one. */
export function useFault(path: string): string | undefined {
  const { _ } = useLingui();
  const fault = useFieldContext().faults.find((one) => one.path === path);
  return fault && _(faultKey(fault.code));
}
