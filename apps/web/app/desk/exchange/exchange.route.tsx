import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { EXCHANGED_KINDS, type ExchangedKind } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { useSession } from '../../features/session/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { ImportForm } from './import-form.tsx';

const load = loadPrivatePage(['account', 'newsroom', 'staff-editor'], async ({ translate }) => ({
  title: translate('editor.exchange'),
  description: translate('editor.exchange.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-6: the items of a kind as a file, and such a file back into the workflow. */
export default function Exchange() {
  const { _ } = useLingui();
  const [kind, setKind] = useState<ExchangedKind>('place');
  const role = useSession()?.actor.role ?? 'user';
  return (
    <DeskPage title={_('editor.exchange')} promise={_('editor.exchange.promise')}>
      <SelectField
        label={_('editor.exchange.kind')}
        options={EXCHANGED_KINDS.map((value) => ({ value, label: _(`newsroom.kind.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(EXCHANGED_KINDS.find((one) => one === currentTarget.value) ?? kind)}
        className="max-w-field"
      />
      <section aria-labelledby="export-title" className="flex flex-col gap-3">
        <h2 id="export-title" className="text-name font-strong">
          {_('editor.export')}
        </h2>
        <p className="flex flex-wrap gap-3">
          {(['csv', 'json'] as const).map((format) => (
            <a
              key={format}
              href={`/api/newsroom/export?kind=${kind}&format=${format}`}
              download
              className={buttonClass()}
            >
              {_('editor.export.as', { format: format.toUpperCase() })}
            </a>
          ))}
        </p>
      </section>
      {isAllowed(role, 'newsroom:write:any') ? <ImportForm key={kind} kind={kind} /> : null}
    </DeskPage>
  );
}
