import { type FactGroup, factsOfGroups, grouped } from '../../features/facts/fact-groups.ts';

/** What is allowed and what it costs otherwise, as far as the guide has a source. Ids are those of facts. */
export const RULE_GROUPS: readonly FactGroup[] = [
  {
    id: 'alcohol',
    page: '/news/alcohol-rules',
    rows: [
      grouped('alcohol.age'),
      grouped('alcohol.licence.how'),
      grouped('alcohol.licence.fee'),
      grouped('alcohol.licence.tourist'),
      grouped('fine.alcohol.driving'),
      grouped('customs.alcohol'),
    ],
  },
  {
    id: 'smoking',
    page: '/faq#vape-rules',
    rows: [
      grouped('vape.legal'),
      grouped('vape.distance'),
      grouped('vape.fine'),
      grouped('customs.cigarettes'),
      grouped('customs.tobacco'),
      grouped('customs.paan'),
    ],
  },
  {
    id: 'drugs',
    page: '/faq#cbd-and-drugs',
    rows: [
      grouped('drugs.possession.first'),
      grouped('drugs.airport.fine'),
      grouped('drugs.cbd'),
      grouped('fine.drugs.driving'),
    ],
  },
  {
    id: 'medicine',
    page: '/government/medicine-import',
    rows: [
      grouped('medicine.controlled.examples'),
      grouped('medicine.supply'),
      grouped('medicine.permit.documents'),
      grouped('medicine.permit.fee'),
      grouped('medicine.permit.time'),
    ],
  },
  {
    id: 'photos',
    page: '/faq#photos',
    rows: [grouped('law.photo.fine'), grouped('drone.dubai'), grouped('drone.permit.weight')],
  },
  {
    id: 'online',
    page: '/faq#posting-online',
    rows: [
      grouped('law.insult.fine'),
      grouped('media.false-news.fine'),
      grouped('media.fine.first', 'media.fine.repeat'),
      grouped('media.permit.start'),
      grouped('media.permit.fee'),
      grouped('media.permit.fine'),
      grouped('media.child.age'),
      grouped('vpn.fine.crime'),
      grouped('vpn.fine.blocked-calls'),
    ],
  },
  {
    id: 'dress',
    page: '/news/dress-and-manners',
    rows: [
      grouped('trip.grand-mosque.dress'),
      grouped('worship.jumeirah-mosque.dress'),
      grouped('worship.fujairah.dress'),
      grouped('worship.baps.dress'),
      grouped('worship.gurdwara.dress'),
      grouped('worship.abrahamic.dress'),
    ],
  },
  {
    id: 'couples',
    page: '/faq#public-affection',
    rows: [grouped('law.cohabitation'), grouped('marriage.dubai.resident'), grouped('marriage.dubai.age')],
  },
  {
    id: 'ramadan',
    page: '/news/ramadan-dining-etiquette',
    rows: [grouped('ramadan.eating'), grouped('ramadan.eating.fine')],
  },
  {
    id: 'beach',
    page: '/news/water-safety-beaches',
    rows: [
      grouped('beach.flag.red'),
      grouped('beach.flag.yellow'),
      grouped('beach.flag.purple'),
      grouped('beach.night.hours'),
      grouped('beach.night.guards'),
      grouped('beach.families-only.holidays'),
    ],
  },
  {
    id: 'outdoors',
    page: '/faq#camping-in-the-desert',
    rows: [
      grouped('camp.season'),
      grouped('camp.fee'),
      grouped('camp.waste.fine'),
      grouped('camp.wadi.fine'),
      grouped('camp.sharjah.fine'),
      grouped('shopping.bags.ban'),
      grouped('shopping.bags.fine'),
    ],
  },
  {
    id: 'pets',
    page: '/news/pets-in-dubai',
    rows: [grouped('pet.banned-dogs'), grouped('pet.rabies.age'), grouped('pet.fine.unregistered')],
  },
  {
    id: 'walking',
    page: '/faq#jaywalking-fine',
    rows: [
      grouped('law.pedestrian.fast-road'),
      grouped('fine.jaywalking'),
      grouped('fine.jaywalking.accident'),
      grouped('fine.jaywalking.fast-road'),
    ],
  },
  {
    id: 'scooter',
    page: '/faq#e-scooter-rules',
    rows: [
      grouped('scooter.age'),
      grouped('scooter.permit'),
      grouped('scooter.areas'),
      grouped('scooter.speed'),
      grouped('scooter.equipment'),
      grouped('fine.scooter.passenger'),
      grouped('fine.scooter.fast-road'),
    ],
  },
  {
    id: 'transport',
    page: '/news/metro-in-one-page',
    rows: [
      grouped('metro.fine.eating'),
      grouped('metro.fine.restricted-cabin'),
      grouped('metro.fine.no-fare'),
      grouped('metro.luggage.large', 'metro.luggage.small'),
      grouped('scooter.metro.size', 'scooter.metro.weight'),
      grouped('bus.cash'),
      grouped('bus.fine.eating'),
    ],
  },
  {
    id: 'car',
    page: '/fines',
    rows: [
      grouped('child-seat.age'),
      grouped('front-seat.age', 'front-seat.height'),
      grouped('law.horn'),
      grouped('fine.pedestrian-priority'),
    ],
  },
  {
    id: 'customs',
    page: '/government/customs',
    rows: [grouped('customs.cash'), grouped('customs.gifts'), grouped('customs.approval')],
  },
  {
    id: 'money',
    page: '/faq#collect-money',
    rows: [
      grouped('law.fundraising.rule'),
      grouped('law.fundraising.fine'),
      grouped('law.begging.fine'),
      grouped('cheque.law'),
    ],
  },
  {
    id: 'home',
    page: '/news/renting-a-home',
    rows: [grouped('rent.sublet'), grouped('hotel.hostel.rule'), grouped('insurance.dubai.fine')],
  },
];

export const RULE_FACTS: readonly string[] = factsOfGroups(RULE_GROUPS);
