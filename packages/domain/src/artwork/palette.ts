import type { Area } from '../guide/area.ts';
import type { Tiling } from './lattice.ts';

export type Palette = { deep: string; mid: string; soft: string };

/** Area colours in OKLCH of equal lightness and chroma: deep, mid and soft of one hue. */
export const PALETTES: Record<Area, Palette> = {
  news: { deep: '#243e5f', mid: '#466b99', soft: '#9dc1ee' },
  events: { deep: '#552e45', mid: '#8c5474', soft: '#e2abc9' },
  dining: { deep: '#5a3023', mid: '#935744', soft: '#e9ae9b' },
  beaches: { deep: '#004552', mid: '#197587', soft: '#84cbdc' },
  tourism: { deep: '#4f390e', mid: '#836329', soft: '#d7b986' },
  nightlife: { deep: '#3a385e', mid: '#646298', soft: '#b8b8ed' },
  luxury: { deep: '#433e1e', mid: '#716a3e', soft: '#c6bf96' },
  government: { deep: '#004845', mid: '#147874', soft: '#83cec8' },
  weather: { deep: '#17415c', mid: '#356f95', soft: '#91c5ea' },
  traffic: { deep: '#323f48', mid: '#596c78', soft: '#aec1cc' },
  living: { deep: '#21472a', mid: '#42774e', soft: '#9ccca4' },
  realestate: { deep: '#563416', mid: '#8d5c33', soft: '#e2b38d' },
};

/** The star pattern of each area: a tiling and its contact angle in degrees. */
export const AREA_LATTICES: Record<Area, { tiling: Tiling; contactAngle: number }> = {
  news: { tiling: '4.8.8', contactAngle: 67.5 },
  events: { tiling: '4.8.8', contactAngle: 67.5 },
  dining: { tiling: '3.12.12', contactAngle: 60 },
  beaches: { tiling: '6.6.6', contactAngle: 60 },
  tourism: { tiling: '4.8.8', contactAngle: 60 },
  nightlife: { tiling: '3.12.12', contactAngle: 67.5 },
  luxury: { tiling: '4.8.8', contactAngle: 67.5 },
  government: { tiling: '4.8.8', contactAngle: 60 },
  weather: { tiling: '6.6.6', contactAngle: 45 },
  traffic: { tiling: '4.8.8', contactAngle: 45 },
  living: { tiling: '6.6.6', contactAngle: 60 },
  realestate: { tiling: '4.8.8', contactAngle: 67.5 },
};
