import { isChosen, toggleChoice } from '@dalil/domain/guide/listing.ts';
import type { Choice } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import {
  Armchair,
  BedDouble,
  BriefcaseBusiness,
  Brush,
  CalendarDays,
  CalendarRange,
  Car,
  Clock,
  Coffee,
  CupSoda,
  Flag,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  Luggage,
  MapPin,
  Moon,
  PartyPopper,
  Plane,
  ShoppingBag,
  Sparkles,
  Stethoscope,
  Store,
  Sun,
  Ticket,
  TramFront,
  Trophy,
  Umbrella,
  Users,
  Utensils,
  Wallet,
  Waves,
  Wine,
} from 'lucide-react';
import { isolate } from '../../language/bidi.tsx';
import { LinkChip } from '../../ui/chip.tsx';
import { type StoredField, useStoredField } from '../preferences/use-stored-field.ts';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';

const HOME_AREA: StoredField<'region', 'homeArea'> = {
  category: 'region',
  field: 'homeArea',
  isSound: (value) => typeof value === 'string',
};

/** The user's own area, if the list has items there. */
function homeChoice(facets: readonly FacetView[], area: string | null): Choice | null {
  const facet = facets.find(({ id }) => id === 'neighbourhood');
  const hasAny = facet?.options.some(({ value, count }) => value === area && count > 0);
  return area !== null && hasAny ? { facet: 'neighbourhood', value: area } : null;
}

/** The most frequent filters of the list that give results, one tap each. They are links, so they work without scripts. */
export function QuickChips({ listing, facets }: { listing: ListingState; facets: readonly FacetView[] }) {
  const { _ } = useLingui();
  const { rules, requested, linkTo } = listing;
  const leadsSomewhere = ({ facet, value }: Choice) =>
    facets.find(({ id }) => id === facet)?.options.some((option) => option.value === value && option.count > 0);
  const chips = rules.chips.filter((choice) => isChosen(requested, choice) || leadsSomewhere(choice));
  const homeArea = useStoredField(HOME_AREA);
  const nameOf = useChoiceName(facets);
  const home = homeChoice(facets, homeArea);
  if (chips.length === 0) return null;
  return (
    <ul className="contents" aria-label={_('guide.chips.label')}>
      {chips.map((choice) => (
        <li key={`${choice.facet} ${choice.value}`}>
          <LinkChip
            {...linkTo(toggleChoice(requested, choice))}
            isCurrent={isChosen(requested, choice)}
            icon={<ChoiceIcon choice={choice} />}
            className="min-h-11 wide:min-h-9"
          >
            {_(`guide.chip.${choice.facet}-${choice.value}`)}
          </LinkChip>
        </li>
      ))}
      {home ? (
        <li>
          <LinkChip
            {...linkTo(toggleChoice(requested, home))}
            isCurrent={isChosen(requested, home)}
            icon={<House aria-hidden className="icon-small" />}
            className="min-h-11 wide:min-h-9"
          >
            {_('guide.chip.home', { area: isolate(nameOf(home)) })}
          </LinkChip>
        </li>
      ) : null}
    </ul>
  );
}

const ICONS: Partial<Record<string, LucideIcon>> = {
  'when-today': Clock,
  'when-tonight': Moon,
  'when-week': CalendarRange,
  'when-weekend': Sun,
  'when-month': CalendarDays,
  'cost-free': Ticket,
  'type-festival': PartyPopper,
  'type-sport': Trophy,
  'type-art': Brush,
  'type-public-holiday': Flag,
  'price-1': Wallet,
  'feature-family': Users,
  'feature-licensed': Wine,
  'feature-unlicensed': CupSoda,
  'setting-outdoor': Sun,
  'setting-indoor': Armchair,
  'type-cafe': Coffee,
  'type-beach': Waves,
  'type-beach-club': Umbrella,
  'type-museum': Landmark,
  'type-souk': Store,
  'type-hotel': BedDouble,
  'type-restaurant': Utensils,
  'type-spa': Sparkles,
  'type-mall': ShoppingBag,
  'type-visa': Plane,
  'type-driving': Car,
  'type-housing': KeyRound,
  'type-health': Stethoscope,
  'topic-transport': TramFront,
  'topic-attractions': MapPin,
  'topic-government': Landmark,
  'topic-dining': Utensils,
  'topic-business': BriefcaseBusiness,
  'audience-tourist': Luggage,
  'audience-resident': House,
};

/** The icon of a quick filter. */
function ChoiceIcon({ choice: { facet, value } }: { choice: Choice }) {
  const Icon = ICONS[`${facet}-${value}`];
  return Icon ? <Icon aria-hidden className="icon-small" /> : null;
}
