import { readReportReference } from '@dalil/domain/quality/report-state.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { getReportStatus } from '../../endpoints/reports.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { TextIn } from '../../features/prose/text-language.tsx';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** How far the report of a page has come, for whoever has its number. */
export function ReportFinder() {
  const { _ } = useLingui();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  function find(event: FormEvent): void {
    event.preventDefault();
    const reference = readReportReference(typed);
    setFound(reference);
    setWrong(reference === null);
  }

  return (
    <section aria-labelledby={titleId} data-needs-script="" className="flex flex-col gap-3">
      <h2 id={titleId} className="text-section font-strong">
        {_('support.report.title')}
      </h2>
      <form noValidate onSubmit={find} className="flex items-end gap-2">
        <TextField
          label={_('support.report.number')}
          hint={_('support.report.hint')}
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={isWrong ? _('support.report.wrong') : undefined}
          errorPrefix={_('support.report.error')}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button type="submit">{_('support.report.show')}</Button>
      </form>
      {found === null ? null : <Status reference={found} />}
    </section>
  );
}

function Status({ reference }: { reference: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const isOnline = useOnline();
  const { data, error } = useQuery(getReportStatus({ reference }));
  if (!data) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    const key = isUnknown ? 'unknown' : !isOnline ? 'offline' : error === null ? 'loading' : 'failed';
    return (
      <p role="status" className="text-label text-text-2">
        {_(`support.report.missing.${key}`)}
      </p>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-1 text-label">
      <p className="flex flex-wrap gap-x-3">
        <Ltr className="font-mono font-semibold">{reference}</Ltr>
        <strong className="font-semibold">{_(`support.report.state.${data.state}`)}</strong>
      </p>
      <p className="text-text-2">
        {_('support.report.received', { date: format.shortDate(data.receivedOn) })}
        {data.changedOn === null
          ? null
          : ` · ${_('support.report.changed', { date: format.shortDate(data.changedOn) })}`}
      </p>
      {data.answer ? (
        <TextIn locale={data.answerLocale ?? locale} className="measure">
          {data.answer}
        </TextIn>
      ) : null}
    </div>
  );
}
