import type { MapColours } from './base-style.ts';

/** The tokens of the map as colours that WebGL understands, in the theme of an element. */
export function readMapColours(element: HTMLElement): MapColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    sea: colour('map-sea'),
    land: colour('map-land'),
    coast: colour('map-coast'),
    road: colour('map-road'),
    edge: colour('map-road-edge'),
    surface: colour('surface'),
    rail: {
      red: colour('map-rail-red'),
      green: colour('map-rail-green'),
      tram: colour('map-rail-tram'),
      monorail: colour('map-rail-monorail'),
    },
  };
  probe.remove();
  return colours;
}
