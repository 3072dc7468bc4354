import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MapPlace } from './map-place.ts';

type TogetherCardProps = { places: readonly MapPlace[]; onSelect: (id: string) => void; onClose: () => void };

/** Places at one spot, which no zoom parts, to choose from. */
export function TogetherCard({ places, onSelect, onClose }: TogetherCardProps) {
  const { _ } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-labelledby="map-together-title"
      className="map-card absolute layer-sticky flex max-h-full flex-col overflow-y-auto rounded-dialog bg-surface p-3 shadow-floating"
    >
      <div className="flex items-center gap-2">
        <h3 ref={title} id="map-together-title" tabIndex={-1} className="grow text-label font-semibold">
          {_('guide.map.together', { count: places.length })}
        </h3>
        <IconButton label={_('map.close')} icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </div>
      <ul>
        {places.map(({ id, title: name }) => (
          <li key={id}>
            <button type="button" className="min-h-11 text-start text-label text-link" onClick={() => onSelect(id)}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
