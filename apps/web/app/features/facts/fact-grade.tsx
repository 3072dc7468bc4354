import { gradeFact } from '@dalil/domain/guide/fact-grade.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

/** How well a fact is known, in the same words wherever it is displayed. */
export function FactGrade({ fact }: { fact: Pick<FactView, 'confidence' | 'asOf'> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { code, asOf } = gradeFact(fact);
  return <span>{_(`shell.grade.${code}`, asOf === null ? {} : { date: format.asOf(asOf) })}</span>;
}
