import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { useOperationWords } from './use-operation-words.ts';
import type { Unsent } from './use-unsent.ts';

/** PWA-8 */
const SHOWN = 3;
const ROW = 'border-t border-line px-5 py-3 text-label';

/** What goes out by itself with the next connection: the first three, and how many more. */
export function WaitingList({ operations, messages, categories, reports, ratings }: Unsent['waiting']) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const operationWords = useOperationWords();
  const rows = [
    ...operations.map((operation) => (
      <li key={operation.id} className={ROW}>
        {operationWords(operation)}
        <span className="block text-meta text-text-3">{format.shortDate(operation.at)}</span>
      </li>
    )),
    ...categories.map((category) => (
      <li key={category} className={ROW}>
        {_(`unsent.settings.${category}`)}
      </li>
    )),
    ...reports.map(({ id }) => (
      <li key={id} className={ROW}>
        {_('unsent.report')}
      </li>
    )),
    ...ratings.map(({ id }) => (
      <li key={id} className={ROW}>
        {_('unsent.rating')}
      </li>
    )),
    ...messages.map(({ request }) => (
      <li key={request.key} className={ROW}>
        <RouterLink href={toLocale('/support')} className="text-link">
          {_('unsent.message')}
        </RouterLink>
      </li>
    )),
  ];
  const more = rows.length - SHOWN;
  return (
    <ul>
      {rows.slice(0, SHOWN)}
      {more > 0 ? <li className={ROW}>{_('unsent.more', { count: format.number(more) })}</li> : null}
    </ul>
  );
}
