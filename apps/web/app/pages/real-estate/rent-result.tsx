import { lastNoticeDay, rentIncrease } from '@dalil/domain/guide/rent-increase.ts';
import { useLingui } from '@lingui/react';
import type { FactsById } from '../../features/facts/fact-text.ts';
import type { RentLaw } from '../../features/handbook/living-view.ts';
import { useFormat } from '../../language/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { RentQuestion } from './check-rent.ts';

type RentResultProps = { question: RentQuestion; law: RentLaw; facts: FactsById };

/** What the law allows for the rent that was asked about, and until when notice can be given. */
export function RentResult({ question, law, facts }: RentResultProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { rent, index, renewal } = question;
  const { belowIndex, percent, highestRent } = rentIncrease(rent, index, law.bands);
  // It is rounded already, so that it belongs to the band that is applied.
  const below = format.percent(belowIndex / 100, 10);
  const noticeFact = facts['rent.notice.change'];
  return (
    <Notice title={_('real-estate.rent.result')} className="max-w-measure">
      <p>
        {belowIndex > 0 ? _('real-estate.rent.result.below', { below }) : _('real-estate.rent.result.not-below')}{' '}
        {percent > 0
          ? _('real-estate.rent.result.rise', {
              percent: format.percent(percent / 100),
              rent: format.dirhams(highestRent),
            })
          : _('real-estate.rent.result.none')}
      </p>
      {renewal !== null && noticeFact?.text ? (
        <p>
          {_('real-estate.rent.result.notice', {
            date: format.longDate(lastNoticeDay(renewal, law.noticeDays)),
            notice: noticeFact.text,
          })}
        </p>
      ) : null}
      <p>{_('real-estate.rent.result.advice')}</p>
    </Notice>
  );
}
