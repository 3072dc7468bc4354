import type { FactView } from '@dalil/domain/guide/views.ts';
import { FactAnswer, FactLabel, FactOrigin } from './fact-panel.tsx';

type FactRowsProps = {
  facts: readonly FactView[];
  /** The name of the page, which labels need not repeat: "adult" of "The View: adult". */
  title: string;
};

/** Prices and other facts one below the other, with the source and date of each, or once for all where they are the same. */
export function FactRows({ facts, title }: FactRowsProps) {
  const [first] = facts;
  if (!first) return null;
  const isOneSource = facts.every((fact) => originOf(fact) === originOf(first));
  return (
    <>
      <dl className="max-w-measure text-label">
        {facts.map((fact) => (
          <div
            key={fact.id}
            className={`border-b border-line py-3 ${isLong(fact) ? '' : 'flex items-baseline justify-between gap-4'}`}
          >
            <dt className="min-w-0">
              <FactLabel fact={withoutName(fact, title)} />
              {isOneSource ? null : (
                <span className="block text-meta text-text-3">
                  <FactOrigin fact={fact} />
                </span>
              )}
            </dt>
            <dd className={isLong(fact) ? 'mt-1 text-ui' : 'shrink-0 text-end text-ui font-semibold'}>
              <FactAnswer fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      {isOneSource ? (
        <p className="mt-3 text-meta text-text-3">
          <FactOrigin fact={first} />
        </p>
      ) : null}
    </>
  );
}

/** A value of more words than fit beside its label. */
const LONG = 24;
const isLong = ({ text }: FactView) => text !== null && text.length > LONG;

function originOf({ confidence, asOf, source, text }: FactView): string {
  return [confidence, asOf, source.url, source.name, text === null].join(' ');
}

function withoutName<Labelled extends { label: string }>(fact: Labelled, title: string): Labelled {
  const prefix = `${title}: `;
  return fact.label.startsWith(prefix) ? { ...fact, label: fact.label.slice(prefix.length) } : fact;
}
