import type { BaseMap, BaseMapFile } from '@dalil/domain/artwork/base-map.ts';
import baseMapHref from '@dalil/domain/artwork/base-map.json?url';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { WorkerMessage } from '@dalil/offline/worker-message.ts';
import type { I18n } from '@lingui/core';
import type { StyleSpecification } from 'maplibre-gl';
import type { ComponentType } from 'react';
import { activateMessages } from '../../language/messages.ts';
import type { CityMapProps } from './city-map.tsx';

export type LoadedMap = {
  CityMap: ComponentType<CityMapProps>;
  base: BaseMap;
  streets: StyleSpecification | null;
};

/** Whether this browser can draw the large map. */
export function canDrawMap(): boolean {
  drawable ??= hasWebGl();
  return drawable;
}

let drawable: boolean | undefined;

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Loads the large map, which nobody does before it is opened. Afterwards the device has it without a network too. */
export async function loadCityMap(i18n: I18n, locale: Locale): Promise<LoadedMap> {
  const [{ CityMap }, { readBaseMap }, file, { loadStreetStyle }] = await Promise.all([
    import('./city-map.tsx'),
    import('@dalil/domain/artwork/base-map.ts'),
    loadBaseMapFile(),
    import('./street-style.ts'),
    activateMessages(i18n, locale, ['guide', 'map']),
  ]);
  keepOnDevice();
  return { CityMap, base: readBaseMap(file), streets: await loadStreetStyle(locale) };
}

async function loadBaseMapFile(): Promise<BaseMapFile> {
  const answer = await fetch(baseMapHref);
  if (!answer.ok) throw new Error(`the base map answered ${answer.status}`);
  return (await answer.json()) as BaseMapFile;
}

/** The worker may not have answered the requests of this first visit. */
function keepOnDevice(): void {
  const message: WorkerMessage = { type: 'keep-map', isWhole: true };
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message, []));
}
