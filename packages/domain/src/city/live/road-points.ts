/**
 * Where the traffic of a road is asked for: one point on each segment of the handbook, by the segment's id, taken from the roads of
 * the base map. Sixteen, so that a provider's free quota of a day is enough.
 */
export const ROAD_POINTS = [
  { id: 'szr-trade-centre', latitude: 25.2131, longitude: 55.2764 },
  { id: 'szr-safa', latitude: 25.1746, longitude: 55.2444 },
  { id: 'szr-marina', latitude: 25.0752, longitude: 55.1419 },
  { id: 'khail-business-bay', latitude: 25.1798, longitude: 55.2803 },
  { id: 'khail-hills', latitude: 25.1186, longitude: 55.2477 },
  { id: 'e311-sharjah', latitude: 25.2465, longitude: 55.405 },
  { id: 'e311-ranches', latitude: 25.0596, longitude: 55.2814 },
  { id: 'e611-al-awir', latitude: 25.1897, longitude: 55.5305 },
  { id: 'ittihad-sharjah', latitude: 25.2912, longitude: 55.3602 },
  { id: 'jumeirah-beach', latitude: 25.1805, longitude: 55.2243 },
  { id: 'hessa-barsha', latitude: 25.0861, longitude: 55.1954 },
  { id: 'e66-bu-kadra', latitude: 25.1808, longitude: 55.315 },
  { id: 'garhoud-bridge', latitude: 25.2331, longitude: 55.3377 },
  { id: 'maktoum-bridge', latitude: 25.2521, longitude: 55.3213 },
  { id: 'bbc', latitude: 25.2277, longitude: 55.3476 },
  { id: 'shindagha', latitude: 25.2814, longitude: 55.309 },
] as const;

export type RoadPoint = (typeof ROAD_POINTS)[number];
export type RoadPointId = RoadPoint['id'];

/** The part of the city that incidents are asked for, in degrees. */
export const INCIDENT_AREA = { west: 54.9, south: 24.9, east: 55.6, north: 25.4 } as const;
