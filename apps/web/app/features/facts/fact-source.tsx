import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useLangWithin } from '../../language/text-locale.ts';

/** The grades whose source states the value itself. */
const STATED: ReadonlySet<string> = new Set(['official', 'press']);

/** Where a value is stated, or whom to ask about one that is known from elsewhere. */
export function FactSource({ fact }: { fact: Pick<FactView, 'confidence' | 'source' | 'text' | 'locale'> }) {
  const { _ } = useLingui();
  const isStated = fact.text !== null && STATED.has(fact.confidence);
  return (
    <a
      href={fact.source.url}
      rel="external"
      className="text-link inline-flex min-h-6 items-center"
      lang={useLangWithin(fact.locale)}
    >
      {_(isStated ? 'item.fact.source' : 'item.fact.confirm', { source: fact.source.name })}
    </a>
  );
}
