import type { FactView } from '@dalil/domain/guide/views.ts';
import { byOrigin } from './by-origin.ts';
import { FactAnswer, FactLabel, FactOrigin } from './fact-panel.tsx';

type FactRowsProps = {
  facts: readonly FactView[];
  /** The name of the page, which labels need not repeat: "adult" of "The View: adult". */
  title: string;
};

/** Prices and other facts one below the other, with the source and date once for those that share them. */
export function FactRows({ facts, title }: FactRowsProps) {
  return byOrigin(facts, (fact) => fact).map(({ first, all }) => (
    <div key={first.id} className="max-w-measure not-first:mt-5">
      <dl className="text-label">
        {all.map((fact) => (
          <div
            key={fact.id}
            className={`border-b border-line py-3 ${isLong(fact) ? '' : 'flex items-baseline justify-between gap-4'}`}
          >
            <dt className="min-w-0">
              <FactLabel fact={withoutName(fact, title)} />
            </dt>
            <dd className={isLong(fact) ? 'mt-1 text-ui' : 'shrink-0 text-end text-ui font-semibold'}>
              <FactAnswer fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-meta text-text-3">
        <FactOrigin fact={first} />
      </p>
    </div>
  ));
}

/** A value of more words than fit beside its label. */
const LONG = 24;
const isLong = ({ text }: FactView) => text !== null && text.length > LONG;

function withoutName<Labelled extends { label: string }>(fact: Labelled, title: string): Labelled {
  const prefix = `${title}: `;
  return fact.label.startsWith(prefix) ? { ...fact, label: fact.label.slice(prefix.length) } : fact;
}
