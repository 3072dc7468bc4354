import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Maximize2 } from 'lucide-react';
import { TextIn } from '../../features/prose/text-language.tsx';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { PhraseGroup } from '../../queries/guide.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export type PhraseOf = PhraseGroup['phrases'][number];

type PhraseTableProps = {
  group: PhraseGroup;
  titleLocale: Locale;
  onShow: (phrase: PhraseOf) => void;
  /** Loads the large card when a user is about to open it. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
};

/** The user's language first, then Arabic, then the others. */
function columnsFor(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'ar', ...LOCALES])];
}

/** The phrases of one occasion. On narrow screens the languages of a phrase are stacked, each with its name. */
export function PhraseTable({ group, titleLocale, onShow, intent }: PhraseTableProps) {
  const { _ } = useLingui();
  const columns = columnsFor(useLocale());
  return (
    <table className="block w-full text-label wide:table wide:table-fixed">
      <caption className="block pb-2 text-start text-ui font-strong wide:table-caption">
        <TextIn locale={titleLocale}>{group.title}</TextIn>
      </caption>
      <thead className="hidden wide:table-header-group">
        <tr className="border-b-2 border-line text-meta text-text-3">
          {columns.map((column) => (
            <th key={column} scope="col" lang={column} className="py-2 pe-4 text-start font-semibold">
              <bdi>{LOCALE_INFO[column].nativeName}</bdi>
            </th>
          ))}
          <th scope="col" className="w-14" data-needs-script="">
            <VisuallyHidden>{_('practical.phrases.show-column')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className="block wide:table-row-group">
        {group.phrases.map((phrase) => (
          <PhraseRow key={phrase.id} phrase={phrase} columns={columns} onShow={onShow} intent={intent} />
        ))}
      </tbody>
    </table>
  );
}

type PhraseRowProps = Pick<PhraseTableProps, 'onShow' | 'intent'> & { phrase: PhraseOf; columns: readonly Locale[] };

function PhraseRow({ phrase, columns, onShow, intent }: PhraseRowProps) {
  const { _ } = useLingui();
  const [own = 'en', ...others] = columns;
  return (
    <tr className="relative block break-inside-avoid border-b border-line py-3 pe-14 wide:table-row wide:p-0">
      <th scope="row" className="block pe-4 text-start align-top font-semibold wide:table-cell wide:py-3">
        <PhraseText phrase={phrase} locale={own} />
      </th>
      {others.map((locale) => (
        <td key={locale} className="flex gap-3 py-0.5 align-top wide:table-cell wide:py-3 wide:pe-4">
          <span lang={locale} className="shrink-0 basis-14 text-meta text-text-3 wide:hidden">
            <bdi>{LOCALE_INFO[locale].nativeName}</bdi>
          </span>
          <div className="min-w-0">
            <PhraseText phrase={phrase} locale={locale} />
          </div>
        </td>
      ))}
      <td
        className="absolute end-0 top-1 block wide:static wide:table-cell wide:align-top print:hidden"
        data-needs-script=""
      >
        <IconButton
          label={_('practical.phrases.show', { phrase: phrase[own] })}
          aria-haspopup="dialog"
          icon={<Maximize2 aria-hidden className="icon" />}
          onClick={() => onShow(phrase)}
          {...intent}
        />
      </td>
    </tr>
  );
}

/** A phrase in one language and its direction; Arabic also with a transliteration. */
function PhraseText({ phrase, locale }: { phrase: PhraseOf; locale: Locale }) {
  return (
    <>
      <span className="block">
        <bdi lang={locale} dir={directionOf(locale)}>
          {phrase[locale]}
        </bdi>
      </span>
      {locale === 'ar' ? (
        <span className="block text-meta font-normal text-text-3 italic">
          <bdi lang="ar-Latn" dir="ltr">
            {phrase.arLatin}
          </bdi>
        </span>
      ) : null}
    </>
  );
}
