import type { Canvas, Stop } from '../canvas.ts';

/** A sky in the area's colours, at an hour chosen by the image's seed. */
export function skyStops({ palette, random }: Canvas): readonly Stop[] {
  const { deep, mid, soft } = palette;
  const hour = random.fork('hour').pick(['dusk', 'dusk', 'dawn', 'day']);
  if (hour === 'day')
    return [
      [0, mid],
      [1, soft],
    ];
  if (hour === 'dawn')
    return [
      [0, mid],
      [0.55, soft],
      [1, '#fbe3c4'],
    ];
  return [
    [0, deep],
    [0.62, mid],
    [1, soft],
  ];
}
