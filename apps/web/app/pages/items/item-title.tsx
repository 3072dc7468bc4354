import type { Area } from '@dalil/domain/guide/area.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ReactNode } from 'react';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { Kicker } from '../../ui/kicker.tsx';

/** Names longer than this have a smaller size, so that the actions below stay in the first screen of a phone. */
const LONG_NAME = 28;

type ItemTitleProps = {
  locale: Locale;
  area: Area;
  /** The kind of item, and where it is. */
  kind: ReactNode;
  where?: ReactNode;
  title: string;
};

/** The name of an item with its kind, and a note if its text is in another language. */
export function ItemTitle({ locale, area, kind, where, title }: ItemTitleProps) {
  return (
    <>
      <LanguageNote locale={locale} />
      <div>
        <Kicker area={area} label={kind} place={where} />
        <TextIn locale={locale}>
          <h1
            data-read=""
            data-part="title"
            className={`mt-1 headline ${title.length > LONG_NAME ? 'text-lead' : 'text-title'}`}
          >
            {title}
          </h1>
        </TextIn>
      </div>
    </>
  );
}
