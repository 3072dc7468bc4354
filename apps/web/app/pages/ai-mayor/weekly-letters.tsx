import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { listLetters } from '../../endpoints/guide.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';

type Letter = { id: string; href: string; title: string; summary: string; locale: Locale };

/** The latest letter that a person has published, and the earlier ones. Says so where there is none, or none on this device. */
export function WeeklyLetters() {
  const { _ } = useLingui();
  const { data } = useQuery(listLetters({ locale: useLocale() }));
  if (!data) return <p className="measure text-label text-text-2">{_('mayor.letter.unknown')}</p>;
  const [latest, ...earlier] = data;
  if (!latest) return <p className="measure text-label text-text-2">{_('mayor.letter.none')}</p>;
  return (
    <>
      <article className="flex max-w-measure flex-col gap-2 rounded-card border border-line bg-surface p-5 high-contrast:border-2">
        <h3 className="text-card-title font-strong">
          <LetterLink letter={latest} />
        </h3>
        <Summary letter={latest} />
        <p className="flex items-center gap-2 text-meta text-text-2">
          <AyyanStar className="size-4" />
          {latest.approvedBy === null
            ? _('mayor.letter.drafted')
            : _('mayor.letter.approved', { name: isolate(latest.approvedBy) })}
        </p>
      </article>
      {earlier.length > 0 ? (
        <Disclosure title={_('mayor.letter.earlier', { count: earlier.length })}>
          <ul>
            {earlier.map((letter) => (
              <li key={letter.id} className="border-t border-line py-2 text-label">
                <LetterLink letter={letter} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}

function LetterLink({ letter: { href, title, locale } }: { letter: Letter }) {
  const toLocale = useLocalePath();
  const language = useTextLanguage(locale);
  return (
    <RouterLink href={toLocale(href)} className="text-link inline-flex min-h-6 items-center" {...language}>
      {title}
    </RouterLink>
  );
}

function Summary({ letter: { summary, locale } }: { letter: Letter }) {
  return (
    <p className="text-label text-text-2" {...useTextLanguage(locale)}>
      {summary}
    </p>
  );
}
