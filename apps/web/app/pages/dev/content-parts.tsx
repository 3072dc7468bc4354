import { ARTWORK_SIZES, type ArtworkSize } from '@dalil/domain/artwork/artwork-address.ts';
import { viewAround } from '@dalil/domain/artwork/map-view.ts';
import { drawPlainPicture } from '@dalil/domain/artwork/plain-picture.ts';
import { AREAS, type Area } from '@dalil/domain/guide/area.ts';
import { IdCard } from 'lucide-react';
import { DataTable } from '../../ui/data-table.tsx';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { PlaceCard } from '../../ui/place-card.tsx';
import { Rosette } from '../../ui/rosette.tsx';
import { SchematicMap } from '../../ui/schematic-map.tsx';
import { ServiceRow } from '../../ui/service-row.tsx';
import { AyyanStar, LogoMark } from '../../ui/star-mark.tsx';
import { Steps } from '../../ui/steps.tsx';
import { StoryCard } from '../../ui/story-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PartProps } from './part-props.ts';

function imageOf(area: Area, id: string, size: ArtworkSize) {
  const measure = ARTWORK_SIZES[size];
  return { src: `data:image/svg+xml,${encodeURIComponent(drawPlainPicture({ area, id, ...measure }))}`, ...measure };
}

export function TypeParts({ _ }: PartProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="headline text-title">{_('components.type.sample')}</p>
      <p className="headline text-lead">{_('components.type.sample')}</p>
      <p className="text-heading font-strong">{_('components.type.sample')}</p>
      <p className="measure font-reading text-standfirst text-text-2">{_('components.type.body')}</p>
      <p className="measure font-reading text-body-article">{_('components.type.body')}</p>
      <p className="measure text-ui">{_('components.type.body')}</p>
      <p className="measure text-meta text-text-3">
        {_('components.type.body')}{' '}
        <a href="#top" className="text-link">
          {_('components.action.more')}
        </a>
      </p>
    </div>
  );
}

export function CardParts({ _, panelId }: PartProps) {
  const deira = _('components.place.deira');
  const story = {
    href: '#top',
    title: _('components.card.story-title'),
    area: 'beaches',
    areaLabel: _('components.card.beaches'),
    place: _('components.place.jumeirah'),
    meta: [_('components.card.minutes', { count: 4 }), _('components.card.staff')],
  } as const;
  const place = {
    href: '#top',
    name: _('components.card.place-name'),
    area: 'dining',
    kindLabel: _('components.card.place-kind'),
    neighbourhood: deira,
    tags: <Tag tone="ok">{_('components.tag.open-until', { time: '23:30' })}</Tag>,
  } as const;
  return (
    <>
      <div className="grid gap-6 wide:grid-cols-2">
        <StoryCard
          {...story}
          layout="lead"
          summary={_('components.card.story-summary')}
          image={imageOf('news', panelId, 'hero')}
        />
        <div className="flex flex-col gap-5">
          <StoryCard {...story} layout="row" image={imageOf('beaches', panelId, 'square')} />
          <StoryCard {...story} layout="row" area="events" image={imageOf('events', panelId, 'square')} />
          <PlaceCard
            {...place}
            layout="row"
            mapNumber={1}
            summary={_('components.card.place-summary')}
            image={imageOf('dining', panelId, 'card')}
          />
        </div>
      </div>
      <div className="grid gap-6 medium:grid-cols-2 wide:grid-cols-4">
        <StoryCard {...story} image={imageOf('beaches', `${panelId}-2`, 'card')} />
        <StoryCard
          {...story}
          area="tourism"
          summary={_('components.card.story-summary')}
          image={imageOf('tourism', panelId, 'card')}
        />
        <PlaceCard {...place} image={imageOf('dining', `${panelId}-2`, 'card')} />
        <PlaceCard {...place} area="luxury" image={imageOf('luxury', panelId, 'card')} />
      </div>
      <div className="grid gap-x-6 wide:grid-cols-2">
        {['#1', '#2'].map((href) => (
          <ServiceRow
            key={href}
            href={href}
            name={_('components.card.service-name')}
            promise={_('components.card.service-promise')}
            icon={<IdCard className="icon" />}
          />
        ))}
      </div>
    </>
  );
}

export function FactParts({ _ }: PartProps) {
  return (
    <div className="grid gap-6 wide:grid-cols-3">
      <FactsPanel
        title={_('components.facts.title')}
        level={3}
        rows={[
          { label: _('components.facts.days'), value: _('components.facts.days-value') },
          {
            label: _('components.facts.fare'),
            value: _('components.facts.fare-value'),
            note: _('components.facts.checked'),
          },
        ]}
        footer={_('components.facts.checked')}
      />
      <DataTable
        caption={_('components.table.caption')}
        keyOf={(row) => row.name}
        rows={[
          { name: 'components.place.deira', count: 42 },
          { name: 'components.place.bur-dubai', count: 9 },
        ]}
        columns={[
          { id: 'name', header: _('components.filter.neighbourhood'), cell: (row) => _(row.name) },
          { id: 'count', header: _('components.table.places'), cell: (row) => row.count, isNumeric: true },
        ]}
      />
      <Steps
        level={3}
        steps={[
          {
            title: _('components.step.one'),
            meta: [_('components.card.minutes', { count: 5 }), _('components.tag.free')],
          },
          { title: _('components.step.two'), body: _('components.step.body') },
        ]}
      />
    </div>
  );
}

const PLACES = [
  { key: 'deira', name: 'components.place.deira', lon: 55.325, lat: 25.27 },
  { key: 'bur-dubai', name: 'components.place.bur-dubai', lon: 55.297, lat: 25.255 },
  { key: 'jumeirah', name: 'components.place.jumeirah', lon: 55.235, lat: 25.2 },
] as const;

export function MapParts({ _ }: PartProps) {
  const pins = PLACES.map((place, at) => ({
    id: place.key,
    lon: place.lon,
    lat: place.lat,
    label: _(place.name),
    href: `#${place.key}`,
    number: at + 1,
    isActive: at === 0,
  }));
  return (
    <div className="grid gap-6 wide:grid-cols-2">
      <SchematicMap
        label={_('components.map.label')}
        view={viewAround(PLACES, { width: 640, height: 420 })}
        pins={pins.map((pin) => ({ ...pin, label: `${pin.number}. ${pin.label}` }))}
      />
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-3 gap-4">
          {pins.map((pin) => (
            <SchematicMap
              key={pin.id}
              isThumbnail
              label={pin.label}
              view={viewAround([pin], { width: 240, height: 180, minKm: 9 })}
              pins={[{ ...pin, number: undefined, isActive: true }]}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-5">
          <LogoMark />
          <AyyanStar />
          <Rosette />
          <VisuallyHidden>{_('components.map.label')}</VisuallyHidden>
          <ArtworkImage {...imageOf('government', 'mark', 'square')} area="government" className="max-w-24" />
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {AREAS.map((area) => (
            <Kicker key={area} area={area} label={_('components.card.news')} place={_('components.place.deira')} />
          ))}
        </div>
      </div>
    </div>
  );
}
