import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkAddress, type CheckedText, checkFile, type DocumentCheck } from './check-document.ts';
import { CheckResult } from './check-result.tsx';
import { isGenuine } from './check-text.ts';

/** STAFF-9: checks a page by its address, or a saved page or manifest, on the device. */
export function CheckForm() {
  const { _ } = useLingui();
  const reading = { api: useApi(), queries: useQueryClient() };
  const fileId = useId();
  const [state, setState] = useState<DocumentCheck | 'checking' | null>(null);

  async function run(check: () => Promise<DocumentCheck>): Promise<void> {
    setState('checking');
    setState(await check());
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    if (typeof address !== 'string') return;
    void run(() => checkAddress(reading, address.trim(), location.origin));
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label={_('provenance.form.address')}
          name="address"
          inputMode="url"
          required
          dir="ltr"
          className="min-w-0 grow"
        />
        <Button type="submit" variant="primary">
          {_('provenance.form.check')}
        </Button>
      </form>
      <div className="flex flex-col gap-1">
        <label htmlFor={fileId} className="text-label font-semibold">
          {_('provenance.form.file')}
        </label>
        <input
          id={fileId}
          type="file"
          accept=".html,.htm,.json"
          className="min-h-11 max-w-full text-label"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void run(() => checkFile(reading, file));
          }}
        />
        <p className="text-meta text-text-2">{_('provenance.form.file-hint')}</p>
      </div>
      <Outcome state={state} />
    </div>
  );
}

function Outcome({ state }: { state: DocumentCheck | 'checking' | null }) {
  const { _ } = useLingui();
  if (state === null) return null;
  if (state === 'checking') return <p role="status">{_('provenance.checking')}</p>;
  if ('problem' in state)
    return <Notice role="alert" tone="warning" title={_(`provenance.problem.${state.problem}`)} />;
  const [first, ...rest] = state.texts;
  if (first && rest.length === 0) {
    return (
      <div>
        <p className="text-ui font-strong">{first.title}</p>
        <CheckResult signed={first.signed} check={first.check} className="mt-2" />
      </div>
    );
  }
  return <ManyResults texts={state.texts} />;
}

/** A page of questions has a text for each answer. */
function ManyResults({ texts }: { texts: readonly CheckedText[] }) {
  const { _ } = useLingui();
  const same = texts.filter(({ check }) => isGenuine(check)).length;
  return (
    <div>
      <Notice
        role="status"
        tone={same === texts.length ? 'success' : 'danger'}
        title={_('provenance.form.matching', { same, all: texts.length })}
      />
      <ul className="mt-3 flex flex-col gap-2 text-label">
        {texts.map(({ title, signed, check }) => {
          const isSame = isGenuine(check);
          const Icon = isSame ? Check : X;
          return (
            <li key={signed.manifest.subject.id} className="flex items-start gap-2">
              <Icon aria-hidden className="icon-small mt-0.5" />
              <span>
                {title} <span className="text-text-2">({_(isSame ? 'provenance.same' : 'provenance.different')})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
