/** The answers of traffic providers as their documentation has them, for tests. */

/** https://developer.tomtom.com/traffic-api/documentation/traffic-flow/flow-segment-data */
export function tomTomFlowAnswer(point: string | null): unknown {
  // The road at the first point is free, the others are slower.
  const isFirst = point === '25.2131,55.2764';
  return {
    flowSegmentData: {
      frc: 'FRC0',
      currentSpeed: isFirst ? 92 : 41,
      freeFlowSpeed: 96,
      currentTravelTime: isFirst ? 146 : 310,
      freeFlowTravelTime: 140,
      confidence: 0.98,
      roadClosure: false,
      coordinates: { coordinate: [{ latitude: 25.2, longitude: 55.27 }] },
      '@version': '4',
    },
  };
}

/** https://developer.tomtom.com/traffic-api/documentation/traffic-incidents/incident-details */
export function tomTomIncidentsAnswer(): unknown {
  const properties = {
    iconCategory: 1,
    magnitudeOfDelay: 3,
    startTime: '2026-11-26T08:50:00Z',
    endTime: null,
    from: 'Al Manara Street (Sheikh Zayed Road)',
    to: 'Al Safa',
    length: 812.4,
    delay: 540,
    roadNumbers: ['E11'],
    timeValidity: 'present',
    events: [{ code: 401, description: 'Accident' }],
  };
  return {
    incidents: [
      { type: 'Feature', geometry: { type: 'LineString', coordinates: [[55.2, 25.1]] }, properties },
      {
        type: 'Feature',
        properties: { ...properties, iconCategory: 8, magnitudeOfDelay: 4, delay: null, events: [], roadNumbers: null },
      },
    ],
  };
}

/** https://docs.here.com/traffic-api/docs/introduction-to-here-traffic-api-v7 */
export function hereFlowAnswer(): unknown {
  const lane = (speed: number | null, freeFlow: number, jamFactor: number) => ({
    location: { description: 'Sheikh Zayed Road', length: 966, olr: 'CCoBEAAmJQmadyVXRQAJBQQBAkcACg' },
    currentFlow: { speed, speedUncapped: speed, freeFlow, jamFactor, confidence: 0.99, traversability: 'open' },
  });
  return {
    sourceUpdated: '2026-11-26T09:18:07Z',
    results: [lane(25, 26.6, 0.4), lane(12.5, 25.8, 4.6), lane(2, 11.1, 8), lane(null, 26, 0)],
  };
}

export function hereIncidentsAnswer(): unknown {
  return {
    sourceUpdated: '2026-11-26T09:18:07Z',
    results: [
      {
        location: { length: 120, olr: 'CCoBEAAmJQmadyVXRQAJBQQBAkcACg' },
        incidentDetails: {
          id: '3107466',
          type: 'construction',
          criticality: 'minor',
          roadClosed: false,
          startTime: '2026-11-20T20:00:00Z',
          endTime: '2026-12-20T02:00:00Z',
          description: { value: 'Road works on Hessa Street', language: 'en-GB' },
          summary: { value: 'Road works', language: 'en-GB' },
        },
      },
    ],
  };
}
