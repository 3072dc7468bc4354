import { viewAround } from '@dalil/domain/artwork/map.ts';
import { useLingui } from '@lingui/react';
import { SchematicMap } from '../../ui/schematic-map.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';

export type ListedPin = { id: string; lon: number; lat: number; label: string; href: string; number: number };

const SIZE = { width: 400, height: 640, leastKm: 4 };

/** Where the shown places lie. The list beside it says the same in words. */
export function ListingMap({ pins, activeId }: { pins: readonly ListedPin[]; activeId: string | null }) {
  const { _ } = useLingui();
  // The pin in hand is drawn last, above its neighbours.
  const inOrder = pins.toSorted((a, b) => Number(a.id === activeId) - Number(b.id === activeId));
  return (
    <SchematicMap
      view={viewAround(pins, SIZE)}
      pins={inOrder.map((pin) => ({ ...pin, isActive: pin.id === activeId }))}
      label={_('guide.map.label')}
      className="size-full"
      linkComponent={RouterLink}
    />
  );
}
