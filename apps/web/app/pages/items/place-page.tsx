import { combineWith } from '@dalil/domain/guide/combine-with.ts';
import { HOUR_SETS } from '@dalil/domain/guide/hour-set.ts';
import { useLingui } from '@lingui/react';
import { FactLabel } from '../../features/facts/fact-panel.tsx';
import type { PlaceView } from '../../queries/guide.ts';
import { Tag } from '../../ui/tag.tsx';
import { EntriesOfPlace } from '../../features/directory/directory-entries.tsx';
import { FactGrades, type GradedFact } from './fact-grades.tsx';
import { GettingThere } from './getting-there.tsx';
import { GoodNowBox } from './good-now-box.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemFrame } from './item-frame.tsx';
import { NearHereLink } from './near-here-link.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import { PlaceFacts, usePlaceKeys } from './place-facts.tsx';
import { PlaceDescription, PlaceGuide } from './place-guide.tsx';
import { PlaceHead } from './place-head.tsx';
import { PlaceHours } from './place-hours.tsx';
import { PlacePrices } from './place-prices.tsx';
import { RelatedStories } from './related.tsx';

/** A place: whether it is open, what it costs, how to get there, how well all of it is known, and what is near. */
export function PlacePage({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const { combined, others } = combineWith(place, place.nearby);
  const item = { kind: 'place', id: place.id } as const;
  return (
    <ItemFrame
      item={item}
      picture={place}
      head={<PlaceHead place={place} />}
      keys={usePlaceKeys(place)}
      aside={
        <>
          <PlaceFacts place={place} />
          <RelatedStories title={_('item.place.articles')} stories={place.articles} isAside />
        </>
      }
      foot={<ItemFoot item={item} provenance={place.provenance} hasFacts={place.facts.length > 0} isWhole />}
    >
      <div className="flex flex-col gap-5">
        <PlaceDescription place={place} />
        <PlaceTags tags={place.tags} />
        <GoodNowBox place={place} />
      </div>
      <PlaceGuide place={place} />
      <PlaceHours place={place} />
      <PlacePrices place={place} />
      <GettingThere place={place} around={[...combined, ...others].map((one) => one.place)} />
      <FactGrades facts={useGradedFacts(place)} />
      <EntriesOfPlace placeId={place.id} />
      <NearbyPlaces combined={combined} others={others} />
      <NearHereLink placeId={place.id} />
    </ItemFrame>
  );
}

function PlaceTags({ tags }: Pick<PlaceView, 'tags'>) {
  const { _ } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={_('item.place.tags')} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Tag>{tag.label}</Tag>
        </li>
      ))}
    </ul>
  );
}

const SET_KEYS = {
  weekly: 'item.place.hours',
  ramadan: 'item.place.hours-ramadan',
  holidays: 'item.place.hours-holidays',
} as const;

/** The facts of a place under their names: each set of hours, the prices, the telephone, and those of its text. */
function useGradedFacts(place: PlaceView): GradedFact[] {
  const { _ } = useLingui();
  const sets = new Map(place.hours?.facts.map(({ set, id }) => [id, set]));
  const order = (fact: PlaceView['facts'][number]) => {
    const set = sets.get(fact.id);
    return set ? HOUR_SETS.indexOf(set) : HOUR_SETS.length + Number(!place.priceIds.includes(fact.id));
  };
  return place.facts
    .toSorted((a, b) => order(a) - order(b))
    .map((fact) => {
      const set = sets.get(fact.id);
      if (set) return { name: _(SET_KEYS[set]), key: set, fact };
      if (place.priceIds.includes(fact.id)) return { name: _('item.place.prices'), key: 'prices', fact };
      if (fact.id === place.phoneId) return { name: _('item.place.phone'), key: 'phone', fact };
      return { name: <FactLabel fact={fact} />, key: fact.id, fact };
    });
}
