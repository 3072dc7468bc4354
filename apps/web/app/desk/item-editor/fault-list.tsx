import type { DataFault } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { Notice } from '../../ui/notice.tsx';
import { controlId } from './field-context.ts';
import { faultKey } from './use-fault.ts';

/** Every fault of a form with a link to its field. */
export function FaultList({ faults }: { faults: readonly DataFault[] }) {
  const { _ } = useLingui();
  if (faults.length === 0) return null;
  return (
    <Notice role="alert" tone="danger" title={_('editor.faults', { count: faults.length })}>
      <ul>
        {faults.map(({ path, code }) => (
          <li key={`${path} ${code}`}>
            <a href={`#${controlId(path)}`} className="text-link">
              <bdi dir="ltr">{path.replace(/^(?:data|body|head)\./, '')}</bdi>
            </a>{' '}
            {_(faultKey(code))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
