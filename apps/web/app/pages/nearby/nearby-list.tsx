import type { SquarePlace } from '@dalil/domain/directory/entry-view.ts';
import type { NearbyItem } from '@dalil/domain/directory/nearby.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EntryCard } from '../../features/directory/entry-card.tsx';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { OpeningLine } from '../../features/opening/opening-line.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';

const PAGE = 40;

/** Places of the guide with their number in accent, entries of the directory in grey, each with the walk. */
export function NearbyList({ items }: { items: readonly NearbyItem[] }) {
  const { _ } = useLingui();
  const [shown, setShown] = useState(PAGE);
  const rest = items.length - shown;
  return (
    <>
      <ol className="divide-y divide-line">
        {items.slice(0, shown).map((item, at) => (
          <li key={item.id} id={`nearby-${at + 1}`} className="flex gap-3 py-3">
            <Numeral number={at + 1} isOwn={item.place !== null} />
            {item.place ? <PlaceRow place={item.place} /> : <EntryCard entry={item.entry} />}
            <Distance item={item} />
          </li>
        ))}
      </ol>
      {rest > 0 ? (
        <Button className="self-start" onClick={() => setShown(shown + PAGE)}>
          {_('nearby.more', { count: Math.min(PAGE, rest) })}
        </Button>
      ) : null}
    </>
  );
}

function Numeral({ number, isOwn }: { number: number; isOwn: boolean }) {
  const format = useFormat();
  return (
    <span
      aria-hidden
      className={`grid size-6 mt-2 shrink-0 place-items-center self-start rounded-pill border-2 text-caption font-semibold ${isOwn ? 'border-accent text-accent' : 'border-line-strong text-text-3'}`}
    >
      {format.number(number)}
    </span>
  );
}

function PlaceRow({ place }: { place: SquarePlace }) {
  const toLocale = useLocalePath();
  return (
    <div className="flex min-w-0 grow flex-col" {...useTextLanguage(place.locale)}>
      <Link
        to={toLocale(place.href)}
        className="inline-flex min-h-11 items-center text-ui font-semibold underline-offset-4 hover:underline"
      >
        {place.title}
      </Link>
      <p className="text-label text-text-2">
        {[place.type.label, place.cuisine?.label, place.district].filter(Boolean).join(' · ')}
      </p>
      {place.hours ? <OpeningLine hours={place.hours} className="text-label" /> : null}
    </div>
  );
}

function Distance({ item: { minutes, metres, isExact } }: { item: NearbyItem }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (!isExact) return <p className="shrink-0 text-end text-meta text-text-3">{_('nearby.rough')}</p>;
  return (
    <p className="shrink-0 text-end text-label">
      {minutes === null ? null : (
        <>
          <span aria-hidden className="block font-semibold">
            {_('nearby.minutes', { minutes })}
          </span>
          <span className="sr-only">{_('nearby.walk', { minutes })}</span>
        </>
      )}
      <span className="block text-meta text-text-3">
        {metres < 1000
          ? _('nearby.metres', { metres: format.number(Math.max(10, Math.round(metres / 10) * 10)) })
          : _('nearby.kilometres', { kilometres: format.number(Math.round(metres / 100) / 10) })}
      </span>
    </p>
  );
}
