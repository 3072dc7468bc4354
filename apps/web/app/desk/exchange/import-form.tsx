import { columnsOf } from '@dalil/domain/newsroom/item-table.ts';
import { decodeText } from '@dalil/domain/language/decode-text.ts';
import type { ExchangedKind } from '@dalil/domain/newsroom/item-data.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useLocale } from '../../language/use-locale.ts';
import { type Imported, importItems, type ImportRequest } from '../../queries/exchange.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { ImportResult } from './import-result.tsx';

type Chosen = { name: string; format: ImportRequest['format']; content: string };

/** What is wrong with a file as a whole. */
const FILE_FAULTS = {
  content: { key: 'editor.import.wrongFile' },
  'content.too_many_lines': { key: 'editor.import.problem.too_many_lines' },
  'content.too_many_columns': { key: 'editor.import.problem.too_many_columns' },
  'content.reading_stopped': { key: 'editor.import.problem.reading_stopped' },
};

const FORMATS = ['csv', 'json', 'ics'] as const;
const formatOf = (name: string) => FORMATS.find((format) => name.toLowerCase().endsWith(`.${format}`));

/** STAFF-6: a file is checked first; what it would change is shown before anything is stored. */
export function ImportForm({ kind }: { kind: ExchangedKind }) {
  const { _ } = useLingui();
  const form = useImport(kind);
  const { chosen, result, errors, isSending } = form;
  return (
    <section aria-labelledby="import-title" className="flex max-w-measure flex-col gap-4">
      <h2 id="import-title" className="text-name font-strong">
        {_('editor.import')}
      </h2>
      <p className="text-label text-text-2">{_('editor.import.hint')}</p>
      <Field label={_('editor.import.file')} {...errors.of('content')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={kind === 'event' ? '.csv,.json,.ics' : '.csv,.json'}
            className="min-h-11 text-label file:me-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface file:px-5 file:font-semibold"
            onChange={({ currentTarget: { files } }) => {
              const [file] = files ?? [];
              if (file) void form.choose(file);
            }}
          />
        )}
      </Field>
      <FailureText failure={errors.failure} />
      {result ? <ImportResult result={result} /> : null}
      {form.unknown.map((header) => (
        <SelectField
          key={header}
          label={_('editor.import.column', { name: header })}
          options={[
            { value: '', label: _('editor.import.ignore') },
            ...columnsOf(kind).map(({ name }) => ({ value: name, label: name })),
          ]}
          value={form.mapping[header] ?? ''}
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
  // Those that the file had at first: what was chosen for one can be changed again.
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [result, setResult] = useState<Imported | null>(null);
  const errors = useFieldErrors(['content'], FILE_FAULTS);
  const [isSending, setSending] = useState(false);
  async function run(file: Chosen, columns: Record<string, string>, isDryRun: boolean): Promise<Imported | null> {
    setSending(true);
    errors.clear();
    try {
      const { format, content } = file;
      const answer = await importItems(api, { kind, format, content, locale, mapping: columns, isDryRun });
      setResult(answer);
      if (!isDryRun) await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      return answer;
    } catch (error) {
      // The server refuses to receive such a file before it looks at its lines.
      const isTooLarge = error instanceof ApiError && error.status === 413 && error.fields.length === 0;
      if (isTooLarge) errors.reject({ content: { key: 'editor.import.problem.too_large' } });
      else errors.fail(error, 'newsroom.failed');
      return null;
    } finally {
      setSending(false);
    }
  }
  return {
    chosen,
    result,
    mapping,
    unknown: result === null ? [] : unknown,
    errors,
    isSending,
    choose: async (file: File) => {
      const format = formatOf(file.name);
      setResult(null);
      if (!format) {
        errors.reject({ content: { key: 'editor.import.wrongFile' } });
        return;
      }
      const { text, isWhole } = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (!isWhole) {
        errors.reject({ content: { key: 'editor.import.encoding' } });
        return;
      }
      const next = { name: file.name, format, content: text };
      setChosen(next);
      setMapping({});
      setUnknown((await run(next, {}, true))?.ignoredColumns ?? []);
    },
    map: (header: string, column: string) => {
      const { [header]: _before, ...rest } = mapping;
      const next = column === '' ? rest : { ...rest, [header]: column };
      setMapping(next);
      if (chosen) void run(chosen, next, true);
    },
    send: async (isDryRun: boolean) => {
      if (chosen && !isSending) await run(chosen, mapping, isDryRun);
    },
  };
}
