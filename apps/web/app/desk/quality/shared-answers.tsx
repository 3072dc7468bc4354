import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { FindingDetails } from '../../queries/quality-control.ts';

/** What users shared with the ratings a finding counts: question, answer and their own words. */
export function SharedAnswers({ answers }: Pick<FindingDetails, 'answers'>) {
  const { _ } = useLingui();
  const format = useFormat();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="shared-answers" className="flex flex-col gap-2 text-label">
      <h3 id="shared-answers" className="font-semibold">
        {_('quality.answers')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {answers.map(({ question, answer, message, locale, at }, index) => (
          <li key={`${at} ${index}`} className="flex flex-col gap-1 py-3 wrap-anywhere">
            <span className="text-meta text-text-3">{format.shortDate(at)}</span>
            {(
              [
                ['question', question],
                ['answer', answer],
                ['message', message],
              ] as const
            ).map(([part, text]) =>
              text === null ? null : (
                <span key={part}>
                  <span className="text-text-2">{_(`quality.answers.${part}`)}: </span>
                  <bdi lang={locale} className="font-sans">
                    {text}
                  </bdi>
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
