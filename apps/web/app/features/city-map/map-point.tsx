import { useLingui } from '@lingui/react';
import type { Map as EngineMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

type MapPointProps = { map: EngineMap; onPick: (point: { lon: number; lat: number }) => void };

/** Chooses a point of the map: by a tap, or by moving the map and taking its middle, which needs no pointer. */
export function MapPoint({ map, onPick }: MapPointProps) {
  const { _ } = useLingui();
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  }, [onPick]);
  useEffect(() => {
    const pick = ({ lngLat }: MapMouseEvent) => latest.current({ lon: lngLat.lng, lat: lngLat.lat });
    map.on('click', pick);
    return () => void map.off('click', pick);
  }, [map]);
  return (
    <div className="absolute start-3 bottom-3 layer-sticky">
      <Button
        size="small"
        onClick={() => {
          const { lng, lat } = map.getCenter();
          onPick({ lon: lng, lat });
        }}
      >
        {_('map.pick.middle')}
      </Button>
    </div>
  );
}
