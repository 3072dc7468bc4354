import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { useOperationWords } from './use-operation-words.ts';
import type { Unsent } from './use-unsent.ts';

/** What goes out by itself with the next connection. */
export function WaitingList({ operations, messages }: Unsent['waiting']) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const operationWords = useOperationWords();
  return (
    <ul>
      {operations.map((operation) => (
        <li key={operation.id} className="border-t border-line px-5 py-3 text-label">
          {operationWords(operation)}
          <span className="block text-meta text-text-3">{format.shortDate(operation.at)}</span>
        </li>
      ))}
      {messages.map(({ request }) => (
        <li key={request.key} className="border-t border-line px-5 py-3 text-label">
          <RouterLink href={toLocale('/support')} className="text-link">
            {_('unsent.message')}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
