import type { FactView } from '@dalil/domain/guide/views.ts';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { FactSource } from '../../features/facts/fact-source.tsx';

/** How well a fact is known, and where it is stated. */
export function FactBasis({ fact }: { fact: FactView | undefined }) {
  if (!fact) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <FactGrade fact={fact} />
      <FactSource fact={fact} />
    </span>
  );
}
