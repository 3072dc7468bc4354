import { viewAround } from '@dalil/domain/artwork/map.ts';
import { useLingui } from '@lingui/react';
import { SchematicMap } from '../../ui/schematic-map.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';

export type ListedPin = { id: string; lon: number; lat: number; label: string; href: string; number: number };

/** The shapes of the map's area in listing.css. */
const SIZES = { upright: { width: 400, height: 720 }, compact: { width: 400, height: 430 } };
const MIN_KM = 4;

type ListingMapProps = { pins: readonly ListedPin[]; activeId: string | null; shape: keyof typeof SIZES };

/** The positions of the listed places. The list beside it has the same information as text. */
export function ListingMap({ pins, activeId, shape }: ListingMapProps) {
  const { _ } = useLingui();
  // The active pin is drawn last, above its neighbours.
  const inOrder = pins.toSorted((a, b) => Number(a.id === activeId) - Number(b.id === activeId));
  return (
    <SchematicMap
      view={viewAround(pins, { ...SIZES[shape], minKm: MIN_KM })}
      pins={inOrder.map((pin) => ({ ...pin, isActive: pin.id === activeId }))}
      label={_('guide.map.label')}
      className="size-full"
      linkComponent={RouterLink}
    />
  );
}
