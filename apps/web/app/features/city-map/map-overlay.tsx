import { useLingui } from '@lingui/react';
import type { CSSProperties, RefObject } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Group, Point } from './map-groups.ts';
import type { PlacedName } from './map-names.ts';
import type { MapPlace } from './map-place.ts';

export type PlacedPin = MapPlace & Point;

type MapOverlayProps = {
  overlay: RefObject<HTMLDivElement | null>;
  groups: readonly (Group<PlacedPin> & { isOutside: boolean })[];
  names: readonly PlacedName[];
  here: Point | null;
  selectedId: string | null;
  activeId: string | null;
  onSelect: (id: string) => void;
  onOpenGroup: (items: readonly PlacedPin[]) => void;
};

/** What lies over the drawn map: names, and the places as buttons. Positions are from the left in every language. */
export function MapOverlay({
  overlay,
  groups,
  names,
  here,
  selectedId,
  activeId,
  onSelect,
  onOpenGroup,
}: MapOverlayProps) {
  const { _ } = useLingui();
  return (
    <div ref={overlay} dir="ltr" className="map-overlay">
      {names.map(({ key, kind, text, x, y }) => (
        <span key={key} aria-hidden className={classNames('map-name', `map-name-${kind}`)} style={at({ x, y })}>
          <bdi>{text}</bdi>
        </span>
      ))}
      {here ? <span role="img" aria-label={_('map.near.here')} className="map-here" style={at(here)} /> : null}
      <ul aria-label={_('map.pins')}>
        {groups.map((group) => {
          const [only] = group.items;
          const key = group.items.map(({ id }) => id).join(' ');
          return (
            <li key={key} className="map-target" style={at(group)} inert={group.isOutside}>
              {group.items.length === 1 && only ? (
                <Pin
                  place={only}
                  isSelected={only.id === selectedId}
                  isActive={only.id === activeId}
                  onSelect={() => onSelect(only.id)}
                />
              ) : (
                <Cluster
                  count={group.items.length}
                  isActive={group.items.some(({ id }) => id === activeId)}
                  onOpen={() => onOpenGroup(group.items)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function at({ x, y }: Point): CSSProperties {
  return { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` };
}

type PinProps = { place: MapPlace; isSelected: boolean; isActive: boolean; onSelect: () => void };

function Pin({ place, isSelected, isActive, onSelect }: PinProps) {
  const { number, title, id } = place;
  const isNamed = isSelected || isActive;
  return (
    <button
      type="button"
      data-place={id}
      aria-pressed={isSelected}
      className={classNames('map-pin', isNamed && 'map-pin-selected')}
      onClick={onSelect}
    >
      <span className={classNames('map-pin-mark', number === undefined && 'map-pin-dot')}>{number}</span>{' '}
      <bdi className={isNamed ? 'map-pin-name' : 'sr-only'}>{title}</bdi>
    </button>
  );
}

function Cluster({ count, isActive, onOpen }: { count: number; isActive: boolean; onOpen: () => void }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-label={_('map.cluster', { count })}
      className={classNames('map-cluster', isActive && 'map-pin-selected')}
      onClick={onOpen}
    >
      <span aria-hidden>{format.number(count)}</span>
    </button>
  );
}
