/** Made by apps/web/build-plugins/map-engine.ts. */
declare module 'virtual:map-engine' {
  export { Map } from 'maplibre-gl';
}
