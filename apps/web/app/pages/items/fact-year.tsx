import { gradeFact } from '@dalil/domain/guide/fact-grade.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useFormat } from '../../language/use-format.ts';
import { useDubaiNow } from '../../features/clock/use-dubai-now.ts';

const OLD_YEARS = 2;

type FactYearProps = { facts: readonly FactView[]; id: string | undefined };

/** The year of a fact beside its value, where its source does not stand. General knowledge has none. */
export function FactYear({ facts, id }: FactYearProps) {
  const format = useFormat();
  const fact = facts.find((one) => one.id === id);
  const asOf = fact ? gradeFact(fact).asOf : null;
  return asOf === null ? null : <span className="font-normal text-text-2"> ({format.asOf(asOf.slice(0, 4))})</span>;
}

/** The same only of a fact that is older than two years. */
export function OldFactYear(props: FactYearProps) {
  const now = useDubaiNow();
  const { asOf = '' } = props.facts.find(({ id }) => id === props.id) ?? {};
  if (now === null) return null;
  const limit = `${Number(now.date.slice(0, 4)) - OLD_YEARS}${now.date.slice(4)}`;
  return asOf < limit.slice(0, asOf.length) ? <FactYear {...props} /> : null;
}
