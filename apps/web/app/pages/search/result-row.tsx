import type { SearchResult } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { LanguageTag, useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { MarkedText } from '../../features/search/marked-text.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Kicker } from '../../ui/kicker.tsx';
import { MetaLine } from '../../ui/story-card.tsx';

/** One result: what it is and where, its name and the words around what was searched for. */
export function ResultRow({ result }: { result: SearchResult }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { kind, area, neighbourhood, title, titleMarks, excerpt, excerptMarks, href, locale, next, fact } = result;
  const language = useTextLanguage(locale);
  const place = neighbourhood && kind !== 'neighbourhood' ? _(`guide.neighbourhood.${neighbourhood}`) : undefined;
  const name = <MarkedText text={title} marks={titleMarks} />;
  return (
    <article className="group relative flex flex-col gap-1">
      <h2 className="headline text-card-title" {...language}>
        {href === null ? (
          name
        ) : (
          <RouterLink href={toLocale(href)} className="stretched-link underline-offset-4 group-hover:underline">
            {name}
          </RouterLink>
        )}
      </h2>
      <Kicker className="order-first" area={area} label={_(`search.kind.${kind}`)} place={place} />
      {fact ? <FactLine fact={fact} /> : null}
      {!fact && excerpt !== '' ? (
        <p className="measure text-label text-text-2" {...language}>
          <MarkedText text={excerpt} marks={excerptMarks} />
        </p>
      ) : null}
      {next ? <EventLine next={next} /> : null}
      <p className="empty:hidden">
        <LanguageTag locale={locale} />
      </p>
    </article>
  );
}

/** FACTS: never a value without its source and its date. */
function FactLine({ fact }: { fact: NonNullable<SearchResult['fact']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <>
      <p className="above-link w-fit text-ui font-semibold">
        <FactValue fact={fact} />
      </p>
      <p className="above-link flex w-fit flex-wrap items-center gap-x-3 text-meta text-text-3">
        <span>{_('item.meta.as-of', { date: format.asOf(fact.asOf) })}</span>
        <a href={fact.source.url} rel="external" className="text-link inline-flex min-h-6 items-center">
          {_('item.fact.confirm', { source: fact.source.name })}
        </a>
      </p>
    </>
  );
}

function EventLine({ next: { start, end, certainty } }: { next: NonNullable<SearchResult['next']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const days =
    start === end
      ? format.weekdayDate(start)
      : _('search-page.when.range', { from: format.weekdayDate(start), to: format.weekdayDate(end) });
  return (
    <MetaLine
      pieces={[
        <span key="days" className="font-medium text-text-2">
          {days}
        </span>,
        ...(certainty === 'moon' ? [_('search-page.when.moon')] : []),
        ...(certainty === 'unconfirmed' ? [_('search-page.when.unconfirmed')] : []),
      ]}
    />
  );
}
