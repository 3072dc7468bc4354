import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Imported } from '../../queries/exchange.ts';
import { Notice } from '../../ui/notice.tsx';
import { faultKey } from '../item-editor/use-fault.ts';

const MAX_SHOWN = 50;

/** In place of a line, where nothing of the file could be read. */
const WHOLE_FILE = 0;

/** What an import changed or would change, and every line that is wrong. */
export function ImportResult({ result }: { result: Imported }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { isDryRun, faults, skippedLines } = result;
  const isRefused = faults.length > 0;
  return (
    <Notice
      role="status"
      tone={isRefused ? 'danger' : isDryRun ? 'info' : 'success'}
      title={_(isRefused ? 'editor.import.refused' : isDryRun ? 'editor.import.dry' : 'editor.import.done')}
    >
      <ul className="flex flex-wrap gap-x-4">
        <li>{_('editor.import.new', { count: result.new })}</li>
        <li>{_('editor.import.changed', { count: result.changed })}</li>
        <li>{_('editor.import.unchanged', { count: result.unchanged })}</li>
        <li>{_('editor.import.wrong', { count: faults.length })}</li>
      </ul>
      {skippedLines.length > 0 ? (
        <p className="pt-2">
          {_('editor.import.skipped', {
            count: skippedLines.length,
            lines: format.list(
              skippedLines.slice(0, MAX_SHOWN).map((line) => _('editor.import.line', { number: line })),
            ),
          })}
        </p>
      ) : null}
      {isRefused ? (
        <ol className="max-h-96 overflow-y-auto pt-2" aria-label={_('editor.import.lines')}>
          {faults
            .toSorted((a, b) => a.line - b.line)
            .slice(0, MAX_SHOWN)
            .map(({ line, path, code }) => (
              <li key={`${line} ${path} ${code}`}>
                {line === WHOLE_FILE ? (
                  _('editor.import.problem.unreadable')
                ) : (
                  <>
                    {_('editor.import.line', { number: line })}: <bdi dir="ltr">{path}</bdi> · {_(faultKey(code))}{' '}
                    <bdi dir="ltr" className="text-meta">
                      {code}
                    </bdi>
                  </>
                )}
              </li>
            ))}
        </ol>
      ) : null}
    </Notice>
  );
}
