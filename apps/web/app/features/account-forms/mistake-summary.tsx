import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { Words } from './auth-words.ts';

type MistakeSummaryProps = {
  /** In the order of the form; the key is the id of the field. */
  mistakes: readonly (readonly [fieldId: string, words: Words | undefined])[];
  failure: Words | null;
  /** The field a failure without a place of its own leads to. */
  firstField: string;
};

/** Everything that is wrong, above the form; it takes the focus. */
export function MistakeSummary({ mistakes, failure, firstField }: MistakeSummaryProps) {
  const { _ } = useLingui();
  const said = JSON.stringify([mistakes, failure]);
  const errors = useMemo(() => {
    const [fields, whole] = JSON.parse(said) as [typeof mistakes, typeof failure];
    const found = fields.flatMap(([fieldId, words]) =>
      words ? [{ fieldId, message: _(words.key, words.values) }] : [],
    );
    return whole ? [{ fieldId: firstField, message: _(whole.key, whole.values) }, ...found] : found;
  }, [said, firstField, _]);
  return errors.length > 0 ? <ErrorSummary title={_('account.problem')} errors={errors} /> : null;
}
