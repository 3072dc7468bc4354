import type { Correction } from '@dalil/domain/guide/tombstone.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTextLanguage } from '../guide-cards/text-language.tsx';

/** STAFF-1: what was corrected in a text after publication, the newest first. `locale` is that of the text. */
export function Corrections({ corrections, locale }: { corrections: readonly Correction[]; locale: Locale }) {
  const { _ } = useLingui();
  const format = useFormat();
  const language = useTextLanguage(locale);
  if (corrections.length === 0) return null;
  return (
    <section
      aria-labelledby="corrections-title"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 text-label high-contrast:border-2"
    >
      <h2 id="corrections-title" className="text-name font-strong">
        {_('item.corrections')}
      </h2>
      <ol className="flex flex-col gap-3">
        {corrections.toReversed().map(({ at, note }) => (
          <li key={at} className="flex flex-col gap-1">
            <time dateTime={at} className="text-meta text-text-3">
              {format.shortDate(at)}
            </time>
            <span {...language}>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** STAFF-6: warns that a text should have been checked by now. Nothing if it is not overdue. */
export function OverdueNotice({ since }: { since: string | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (since === null) return null;
  return (
    <Notice tone="warning" className="mb-5">
      <p>{_('item.overdue', { date: format.shortDate(since) })}</p>
    </Notice>
  );
}
