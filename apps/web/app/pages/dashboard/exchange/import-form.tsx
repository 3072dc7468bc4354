import { columnsOf } from '@dalil/domain/newsroom/item-table.ts';
import { decodeText } from '@dalil/domain/language/decode-text.ts';
import type { ExchangedKind } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { failureMessage, type Message } from '../../../features/account-forms/auth-messages.ts';
import { useLocale } from '../../../language/use-locale.ts';
import { type Imported, importItems, type ImportRequest } from '../../../queries/exchange.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { ImportResult } from './import-result.tsx';

type Chosen = { name: string; format: ImportRequest['format']; content: string };

const FORMATS = ['csv', 'json', 'ics'] as const;
const formatOf = (name: string) => FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`));

/** STAFF-6: a file is checked first; what it would change is shown before anything is stored. */
export function ImportForm({ kind }: { kind: ExchangedKind }) {
  const { _ } = useLingui();
  const fileId = useId();
  const form = useImport(kind);
  const { chosen, result, failure, isSending } = form;
  const unknown = result?.ignoredColumns ?? [];
  return (
    <section aria-labelledby="import-title" className="flex max-w-measure flex-col gap-4">
      <h2 id="import-title" className="text-name font-strong">
        {_('editor.import')}
      </h2>
      <p className="text-label text-text-2">{_('editor.import.hint')}</p>
      <span className="flex flex-col gap-1">
        <label htmlFor={fileId} className="text-label font-semibold">
          {_('editor.import.file')}
        </label>
        <input
          id={fileId}
          type="file"
          accept={kind === 'event' ? '.csv,.json,.ics' : '.csv,.json'}
          className="min-h-11 text-label"
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void form.choose(file);
          }}
        />
      </span>
      {failure ? (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      {result ? <ImportResult result={result} /> : null}
      {unknown.map((header) => (
        <SelectField
          key={header}
          label={_('editor.import.column', { name: header })}
          options={[
            { value: '', label: _('editor.import.ignore') },
            ...columnsOf(kind).map(({ name }) => ({ value: name, label: name })),
          ]}
          value=""
          onChange={({ currentTarget }) => form.map(header, currentTarget.value)}
        />
      ))}
      {chosen && result?.isDryRun && result.faults.length === 0 && result.new + result.changed > 0 ? (
        <div>
          <Button variant="primary" aria-disabled={isSending} onClick={() => void form.send(false)}>
            {_('editor.import.do', { count: result.new + result.changed })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function useImport(kind: ExchangedKind) {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const [result, setResult] = useState<Imported | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  const [isSending, setSending] = useState(false);
  async function run(file: Chosen, columns: Record<string, string>, isDryRun: boolean): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const { format, content } = file;
      setResult(await importItems(api, { kind, format, content, locale, mapping: columns, isDryRun }));
      if (!isDryRun) await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
    } catch (error) {
      setFailure(failureMessage(error, 'newsroom.failed'));
    } finally {
      setSending(false);
    }
  }
  return {
    chosen,
    result,
    failure,
    isSending,
    choose: async (file: File) => {
      const format = formatOf(file.name);
      setResult(null);
      if (!format) {
        setFailure({ key: 'editor.import.wrongFile' });
        return;
      }
      const { text, isWhole } = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (!isWhole) {
        setFailure({ key: 'editor.import.encoding' });
        return;
      }
      const next = { name: file.name, format, content: text };
      setChosen(next);
      setMapping({});
      await run(next, {}, true);
    },
    map: (header: string, column: string) => {
      const next = { ...mapping, [header]: column };
      setMapping(next);
      if (chosen) void run(chosen, next, true);
    },
    send: async (isDryRun: boolean) => {
      if (chosen && !isSending) await run(chosen, mapping, isDryRun);
    },
  };
}
