import type { Choice } from '@dalil/domain/guide/sections.ts';
import {
  Armchair,
  BedDouble,
  BriefcaseBusiness,
  Car,
  Coffee,
  CupSoda,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  Luggage,
  MapPin,
  Plane,
  ShoppingBag,
  Sparkles,
  Stethoscope,
  Store,
  Sun,
  TramFront,
  Umbrella,
  Users,
  Utensils,
  Wallet,
  Waves,
  Wine,
} from 'lucide-react';

const ICONS: Partial<Record<string, LucideIcon>> = {
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

/** The sign of a quick choice. */
export function ChoiceIcon({ choice: { facet, value } }: { choice: Choice }) {
  const Icon = ICONS[`${facet}-${value}`];
  return Icon ? <Icon aria-hidden className="icon-small" /> : null;
}
