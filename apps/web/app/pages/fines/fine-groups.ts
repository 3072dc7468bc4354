import { type FactGroup, factsOfGroups, grouped as fine } from '../../features/facts/fact-groups.ts';

/** The fines that the guide knows, by what they are about. Ids are those of facts. */
export const FINE_GROUPS: readonly FactGroup[] = [
  {
    id: 'speed',
    rows: [
      ...['up-to-20', 'up-to-30', 'up-to-40', 'up-to-50', 'up-to-60'].map((limit) => fine(`fine.speed.${limit}`)),
      fine('fine.speed.over-60'),
      fine('fine.speed.over-80'),
      fine('fine.speed.too-slow'),
    ],
  },
  {
    id: 'driving',
    rows: [
      fine('fine.red-light', 'fine.red-light.points', 'fine.red-light.impound'),
      fine('fine.phone', 'fine.phone.points', 'fine.phone.impound'),
      fine('fine.seatbelt', 'fine.seatbelt.points'),
      fine('fine.tailgating', 'fine.tailgating.points'),
      fine('fine.reckless', 'fine.reckless.points'),
      fine('fine.hard-shoulder'),
      fine('fine.wrong-way'),
      fine('fine.forbidden-entry'),
      fine('fine.school-bus', 'fine.school-bus.points'),
      fine('fine.pedestrian-priority'),
      fine('fine.rubbernecking'),
      fine('fine.child-seat'),
      fine('fine.delivery.fast-lane'),
    ],
  },
  {
    id: 'crime',
    rows: [
      fine('fine.alcohol.driving'),
      fine('fine.drugs.driving'),
      fine('fine.hit-and-run'),
      fine('fine.causing-death'),
      fine('fine.suspended-licence'),
      fine('fine.foreign-licence.unrecognised'),
    ],
  },
  {
    id: 'car',
    rows: [fine('fine.tint', 'tint.limit'), fine('fine.no-plate'), fine('fine.no-insurance'), fine('fine.noise')],
  },
  {
    id: 'parking',
    rows: [
      fine('parking.fine.unpaid'),
      fine('parking.fine.overtime'),
      fine('parking.fine.max-hours'),
      fine('parking.fine.obstruction'),
      fine('parking.fine.disabled'),
      fine('parking.fine.reserved'),
      fine('fine.hydrant'),
      fine('fine.pavement'),
      fine('fine.blocking-cars'),
    ],
  },
  {
    id: 'salik',
    rows: [
      fine('salik.fine.no-tag.first'),
      fine('salik.fine.no-tag.second'),
      fine('salik.fine.no-tag.third'),
      fine('salik.fine.balance', 'salik.grace.balance'),
      fine('salik.fine.yearly-cap'),
    ],
  },
  {
    id: 'walking',
    rows: [
      fine('fine.jaywalking'),
      fine('fine.jaywalking.accident'),
      fine('fine.jaywalking.fast-road'),
      fine('fine.scooter.fast-road'),
      fine('fine.scooter.danger'),
      fine('fine.scooter.passenger'),
      fine('fine.scooter.wrong-way'),
    ],
  },
  {
    id: 'metro',
    rows: [
      fine('metro.fine.no-fare'),
      fine('metro.fine.fake-card'),
      fine('metro.fine.eating'),
      fine('metro.fine.restricted-cabin'),
      fine('metro.fine.feet'),
      fine('metro.fine.sleeping'),
      fine('metro.fine.damage'),
      fine('metro.fine.disturbance'),
      fine('metro.fine.selling'),
      fine('metro.luggage.fine'),
      fine('bus.fine.no-fare'),
      fine('bus.fine.eating'),
    ],
  },
  {
    id: 'paying',
    rows: [
      fine('traffic.black-points'),
      fine('points.expiry'),
      fine('points.course.reduction'),
      fine('points.accident-free-day'),
      fine('fine.instalments.minimum'),
      fine('fine.instalments.down'),
      fine('fine.instalments.term'),
      fine('impound.fines-limit'),
      fine('impound.release.red-light'),
      fine('impound.release.race'),
      fine('impound.late-fee'),
    ],
  },
];

export const FINE_FACTS: readonly string[] = factsOfGroups(FINE_GROUPS);
