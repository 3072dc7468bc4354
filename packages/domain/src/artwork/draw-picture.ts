import { drawLandmark } from './landmark-picture.ts';
import { drawMapPicture } from './map-picture.ts';
import type { Picture } from './picture-choice.ts';
import { lightOf } from './picture-light.ts';
import { drawSkyline } from './skyline.ts';
import { skylineViewBox } from './skyline-sky.ts';

type Size = { width: number; height: number };

function parts(picture: Picture, size: Size): { viewBox: string; content: string } {
  switch (picture.kind) {
    case 'drawing':
      return drawLandmark(picture.drawing, { ...size, ...lightOf(picture.drawing, picture.variant) });
    case 'map':
      return drawMapPicture(picture.id, picture.point, size);
    case 'coast': {
      const half = size.width > size.height ? 400 : 250;
      const frame = { ...size, from: 770 - half, to: 770 + half };
      return { viewBox: skylineViewBox(frame), content: drawSkyline({ ...frame, hour: picture.hour }) };
    }
  }
}

/** A picture as a standalone SVG file with literal colours. The same picture and size always give the same file. */
export function drawPicture(picture: Picture, size: Size): string {
  const { viewBox, content } = parts(picture, size);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size.width}" height="${size.height}"` +
    ` preserveAspectRatio="xMidYMax slice">${content}</svg>`
  );
}
