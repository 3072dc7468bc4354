import { useLingui } from '@lingui/react';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ItemColumns, MainColumn, SideColumn } from './item-columns.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemMap } from './item-map.tsx';
import type { PlaceView } from './item-view.ts';
import { LeadPicture } from './lead-picture.tsx';
import { NumberedPlaces } from './numbered-places.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceStatus } from './place-status.tsx';
import { RelatedStories } from './related.tsx';
import { Section } from './section.tsx';

/** A place one can go to: what it is, whether it is open as far as known, how to get there, what lies near. */
export function PlacePage({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  return (
    <article>
      <ItemColumns>
        <MainColumn className="flex flex-col gap-6">
          <LeadPicture item={place} />
          <PlaceHead place={place} />
        </MainColumn>
        <SideColumn className="wide:row-span-2">
          <PlaceFacts place={place} />
          <Section title={_('item.place.nearby')} isAside className="print:hidden">
            <div className="flex flex-col gap-3">
              <ItemMap places={place.nearby} here={place} />
              <NumberedPlaces places={place.nearby} />
            </div>
          </Section>
        </SideColumn>
        <MainColumn className="flex flex-col gap-10">
          <RelatedStories title={_('item.place.articles')} stories={place.articles} />
          <ItemFoot title={place.title} provenance={place.provenance} hasFacts={false} />
        </MainColumn>
      </ItemColumns>
    </article>
  );
}

function PlaceHead({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  return (
    <>
      <header className="flex flex-col gap-4">
        <LanguageNote locale={place.locale} />
        <div>
          <Kicker
            area={place.area}
            label={place.type.label}
            place={_(place.isWithinNeighbourhood ? 'item.place.in' : 'item.place.near', {
              name: _(`guide.neighbourhood.${place.neighbourhood}`),
            })}
          />
          <TextIn locale={place.locale}>
            <h1 data-read="" className="mt-1 text-heading font-strong">
              {place.title}
            </h1>
          </TextIn>
        </div>
        <PlaceStatus place={place} />
        <PlaceActions place={place} />
      </header>
      <TextIn locale={place.locale} className="max-w-measure">
        <p data-read="" className="font-reading text-body-article">
          {place.summary}
        </p>
      </TextIn>
      {place.tags.length > 0 ? (
        <ul aria-label={_('item.place.tags')} className="flex flex-wrap gap-2">
          {place.tags.map((tag) => (
            <li key={tag.id}>
              <Tag>{tag.label}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <ProvenanceLabel provenance={place.provenance} />
      </p>
    </>
  );
}
