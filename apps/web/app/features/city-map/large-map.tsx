import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { canDrawMap, type LoadedMap, loadCityMap } from './load-city-map.ts';
import type { MapPlace } from './map-place.ts';

type LargeMapProps = {
  places: readonly MapPlace[];
  activeId?: string | null;
  onSelect?: (id: string | null) => void;
  onPick?: (point: { lon: number; lat: number }) => void;
  /** The small map, which the server draws. */
  fallback: ReactNode;
};

type State = { status: 'loading' | 'unsupported' | 'failed' } | { status: 'ready'; loaded: LoadedMap };

/** The large map once it is loaded. Where it cannot be drawn or loaded, the small one stays, with a sentence. */
export function LargeMap({ places, activeId, onSelect, onPick, fallback }: LargeMapProps) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const [state, setState] = useState<State>({ status: 'loading' });
  const activation = useRef(i18n);
  useEffect(() => {
    let isGone = false;
    const change = (next: State) => !isGone && setState(next);
    if (canDrawMap()) {
      loadCityMap(activation.current, locale).then(
        (loaded) => change({ status: 'ready', loaded }),
        () => change({ status: 'failed' }),
      );
    } else change({ status: 'unsupported' });
    return () => {
      isGone = true;
    };
  }, [locale]);

  if (state.status === 'ready') {
    const { CityMap, base, streets } = state.loaded;
    return (
      <CityMap
        base={base}
        streets={streets}
        places={places}
        activeId={activeId}
        onSelect={onSelect}
        onPick={onPick}
        onFailed={() => setState({ status: 'unsupported' })}
      />
    );
  }
  return (
    <div className="flex size-full flex-col gap-2">
      {state.status === 'loading' ? (
        <p role="status" className="text-label text-text-2">
          {_('guide.map.loading')}
        </p>
      ) : (
        <Notice tone="warning" role="status">
          {_(state.status === 'failed' ? 'guide.map.failed' : 'guide.map.unsupported')}
        </Notice>
      )}
      <div className="min-h-0 grow">{fallback}</div>
    </div>
  );
}
