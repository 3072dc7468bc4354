import { gradeFact } from '@dalil/domain/guide/fact-grade.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useLangWithin } from '../../language/text-locale.ts';
import { useFormat } from '../../language/use-format.ts';

type FactSourceProps = { fact: Pick<FactView, 'confidence' | 'asOf' | 'source' | 'text' | 'locale'> };

/** The page that states a value, or whom to ask about one that none states. */
export function FactSource({ fact }: FactSourceProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const isStated = fact.text !== null && gradeFact(fact).code !== 'general';
  return (
    <a
      href={fact.source.url}
      rel="external"
      className="text-link inline-flex min-h-6 items-center"
      lang={useLangWithin(fact.locale)}
    >
      {isStated
        ? withoutDate(fact.source.name, format.asOf(fact.asOf))
        : _('item.fact.confirm', { source: fact.source.name })}
    </a>
  );
}

/** "Gulf News" of "Gulf News, January 2026": the grade beside it has the date. */
function withoutDate(name: string, date: string): string {
  return name.endsWith(date) ? name.slice(0, -date.length).replace(/[,،]\s*$/, '') : name;
}
