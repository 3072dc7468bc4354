import type { HourPalette } from '../hour-palette.ts';
import type { SettingName } from '../settings.ts';

/** A drawing of a building, a scene or a thing, in the light of an hour. */
export type Landmark = {
  /** What is around it. Null when the drawing covers the whole picture. */
  setting: SettingName | null;
  /** Where the sun or the moon is, as fractions of the picture. Null indoors. `isFixed`: the sun does not change sides. */
  sun: { x: number; y: number; isFixed?: boolean } | null;
  /** The object as SVG elements in a box 400 wide and 300 high, standing on y = 250. */
  draw(palette: HourPalette): string;
};
