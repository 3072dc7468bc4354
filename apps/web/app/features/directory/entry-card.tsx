import { ENTRY_SOURCES } from '@dalil/domain/directory/entry-source.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { useLingui } from '@lingui/react';
import { Globe, Phone } from 'lucide-react';
import { useFormat } from '../../language/use-format.ts';
import { Tag } from '../../ui/tag.tsx';
import { DirectionsMenu } from '../city-map/directions-menu.tsx';
import { useTextLanguage } from '../guide-cards/text-language.tsx';
import { OpeningLine } from '../opening/opening-line.tsx';

/** What an entry is called: its name, or what it is. */
export function useEntryName(): (entry: Pick<EntryView, 'name' | 'kind'>) => string {
  const { _ } = useLingui();
  return ({ name, kind }) => name ?? _(`nearby.kind.${kind}`);
}

/** An entry of the directory in a list: what it is, whether it is open by its source, and who says so. */
export function EntryCard({ entry, isNamed = true }: { entry: EntryView; isNamed?: boolean }) {
  const { _ } = useLingui();
  const nameOf = useEntryName();
  const textLanguage = useTextLanguage(entry.locale);
  const source = ENTRY_SOURCES[entry.source].name;
  const kind = [_(`nearby.kind.${entry.kind}`), ...entry.cuisine.map(({ label }) => label)];
  const more = [
    ...(entry.wheelchair ? [_(`nearby.wheelchair-${entry.wheelchair}`)] : []),
    ...entry.diet.map((diet) => _(`nearby.diet-${diet}`)),
  ];
  return (
    <div className="flex min-w-0 grow flex-col gap-1 text-label text-text-3">
      {isNamed ? (
        <p className="text-ui font-semibold text-text-2" {...(entry.name === null ? {} : textLanguage)}>
          {nameOf(entry)}
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {entry.name === null && isNamed ? null : <span>{kind.join(' · ')}</span>}
        <Tag>{_('nearby.unchecked', { source })}</Tag>
      </p>
      {entry.weekly ? (
        <OpeningLine hours={{ weekly: entry.weekly, ramadan: null, holidays: null, season: null, closures: [] }} />
      ) : null}
      {more.length > 0 ? <p>{more.join(' · ')}</p> : null}
      {entry.address === null ? null : <p dir="auto">{entry.address}</p>}
      <EntryActions entry={entry} name={nameOf(entry)} />
    </div>
  );
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 text-link';

function EntryActions({ entry: { phone, website, lat, lon, asOf }, name }: { entry: EntryView; name: string }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {phone === null ? null : (
        <a href={`tel:${phone}`} className={linkClass}>
          <Phone aria-hidden className="icon-small" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {website === null ? null : (
        <a href={website} rel="external nofollow" className={linkClass}>
          <Globe aria-hidden className="icon-small" />
          {_('nearby.website')}
        </a>
      )}
      <DirectionsMenu destination={{ name, where: '', lat, lon, precisionMetres: 20 }} driver={null} />
      <span>{_('nearby.known-since', { date: format.asOf(asOf) })}</span>
    </div>
  );
}
