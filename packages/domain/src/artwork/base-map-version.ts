/** A hash of the base map. Written by `tooling/base-map/build-base-map.ts`. */
export const BASE_MAP_VERSION = '6f6811a8';
