import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useFormat } from '../../language/use-format.ts';
import { confirmWords, type DeskFactDetails } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type WaitingWordsProps = { details: DeskFactDetails; canConfirm: boolean };

/** STAFF-6: the languages whose words a change left behind. They are edited in the form below, or confirmed as still right. */
export function WaitingWords({ details, canConfirm }: WaitingWordsProps) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const showToast = useToast();
  const queries = useQueryClient();
  const { fact, values, sentences, version } = details;
  const confirming = useMutation({
    mutationFn: (locale: Locale) => confirmWords(api, fact.id, { locale, version }),
    onSuccess: () => showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.fact.confirmed') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['newsroom'] }),
  });
  const failure = confirming.isError ? failureMessage(confirming.error, 'newsroom.failed') : null;
  if (fact.waiting.length === 0 && failure === null) return null;
  return (
    <section aria-labelledby="waiting-title" className="flex flex-col gap-3">
      <h3 id="waiting-title" className="text-name font-strong">
        {_('newsroom.fact.waitingTitle')}
      </h3>
      <p className="text-label text-text-2">{_('newsroom.fact.waitingHint')}</p>
      <ul className="divide-y divide-line">
        {fact.waiting.map(({ locale, since }) => (
          <li key={locale} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex min-w-0 flex-col gap-1">
              <span className="text-meta text-text-3">
                <span className="font-system">{LOCALE_INFO[locale].nativeName}</span> ·{' '}
                {_('newsroom.fact.waitingSince', { date: format.shortDate(since) })}
              </span>
              <bdi lang={locale} className="font-sans">
                {values[locale] ?? sentences[locale] ?? _('newsroom.fact.noValue')}
              </bdi>
            </span>
            {canConfirm ? (
              <Button
                size="small"
                aria-label={_('newsroom.fact.confirmIn', { language: LOCALE_INFO[locale].nativeName })}
                onClick={() => {
                  if (!confirming.isPending) confirming.mutate(locale);
                }}
              >
                {_('newsroom.fact.confirm')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </section>
  );
}
