import { LEGAL_DOCUMENT_PATHS } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { answerConsent, type PendingConsent, pendingConsentsQuery } from '../../queries/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextIn } from '../prose/text-language.tsx';
import { LEGAL_LABELS } from './legal-labels.ts';
import { newId } from '../../data/new-id.ts';

/** PRIV-8: asks a signed-in user for consent to a new version of a document that requires it. Nothing while none does. */
export function PendingConsents() {
  const { data } = useQuery(pendingConsentsQuery(useApi(), useLocale()));
  if (!data || data.items.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {data.items.map((pending) => (
        <Question key={`${pending.type} ${pending.version}`} pending={pending} />
      ))}
    </div>
  );
}

function Question({ pending }: { pending: PendingConsent }) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const toLocale = useLocalePath();
  const queryClient = useQueryClient();
  const { type, version, effectiveDate, locale, hash, changes } = pending;
  const sent = useMutation({
    mutationFn: (given: boolean) => answerConsent(api, { id: newId(), type, version, locale, hash, given }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['pending-consents'] }),
  });
  const name = _(LEGAL_LABELS[type].name);
  return (
    <Notice role="status" tone="info" title={_('legal.asks', { name, version })}>
      <p>{_('legal.asks.about', { date: format.longDate(effectiveDate) })}</p>
      {changes === '' ? null : (
        <TextIn locale={locale}>
          <p className="pt-2">{changes}</p>
        </TextIn>
      )}
      <p className="flex flex-wrap items-center gap-3 pt-2">
        <Button size="small" variant="primary" disabled={sent.isPending} onClick={() => sent.mutate(true)}>
          {_('legal.agree')}
        </Button>
        <Button size="small" disabled={sent.isPending} onClick={() => sent.mutate(false)}>
          {_('legal.disagree')}
        </Button>
        <Link to={toLocale(LEGAL_DOCUMENT_PATHS[type])} className="text-link">
          {_('legal.read')}
        </Link>
      </p>
      {sent.isError ? <p role="alert">{_('legal.failed')}</p> : null}
    </Notice>
  );
}
