import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { add, type Money, money, number, percent, share } from './figure.ts';
import { type Line, line, remark, type Sheet, sumOf, total, unknownOf } from './sheet.ts';

export const HOTEL_CLASSES = [
  'five-star',
  'four-star',
  'three-star',
  'two-star',
  'one-star',
  'apartment-deluxe',
  'apartment-superior',
  'apartment-standard',
  'guest-house',
  'holiday-home-deluxe',
  'holiday-home-standard',
] as const;

const [SERVICE, MUNICIPALITY, VAT, MAX_NIGHTS] = [
  'hotel.service',
  'hotel.municipality-fee',
  'tax.vat',
  'hotel.tourism-dirham.nights',
] as const;
const dirhamOf = (hotel: string) => `hotel.tourism-dirham.${hotel}`;
export const HOTEL_FACTS = [SERVICE, MUNICIPALITY, VAT, MAX_NIGHTS, ...HOTEL_CLASSES.map(dirhamOf)];

export const HOTEL_FIELDS = [
  { id: 'hotel', kind: 'choice', options: HOTEL_CLASSES },
  { id: 'a-night', kind: 'money', min: 1 },
  { id: 'rooms', kind: 'number', start: 1, min: 1, max: 50, isWhole: true },
  { id: 'nights', kind: 'number', start: 3, min: 1, max: 365, isWhole: true },
  { id: 'included', kind: 'choice', options: ['no', 'yes'], hasHint: true },
  { id: 'other', kind: 'money', start: 0, hasHint: true },
] as const satisfies readonly Field[];

/**
 * A hotel bill: rooms, service charge, municipality fee, value added tax and the tourism dirham of each room and night, which is
 * charged for a limited number of nights and carries no other fee. Service and fee are shares of the room price; the tax is on
 * room price and service.
 */
export function hotelBill(answers: Answers<typeof HOTEL_FIELDS>, figures: Figures): Sheet {
  const { rooms, nights, included, other, hotel } = answers;
  const price = answers['a-night'];
  const isReady = price !== null && rooms !== null && nights !== null;
  const room = isReady ? money(price * rooms * nights) : null;
  const shareLine = (id: string, of: Money | null, factId: string): Line => {
    const rate = figures.number(factId);
    if (of === null || rate === null) return line(id, null);
    return line(id, share(of, rate), { terms: [of, '×', percent(rate)], facts: figures.stated(factId) });
  };
  const service = shareLine('hotel-service', room, SERVICE);
  const taxed = room && service.value?.kind === 'money' ? add([room, service.value]) : null;
  const lines = [
    line('rooms', room, { terms: isReady ? [money(price), '×', number(rooms), '×', number(nights)] : [] }),
    ...(included === 'yes'
      ? []
      : [service, shareLine('municipality', room, MUNICIPALITY), shareLine('vat', taxed, VAT)]),
    tourismDirham({ hotel, rooms, nights }, figures),
    ...(other !== null && other > 0 ? [line('other', money(other))] : []),
  ];
  return {
    lines: [...lines, total('bill', unknownOf(lines).length > 0 ? null : sumOf(lines))],
    remarks: [remark('hotel-differs')],
  };
}

type Stay = { hotel: string; rooms: number | null; nights: number | null };

function tourismDirham({ hotel, rooms, nights }: Stay, figures: Figures): Line {
  const [dirham, most] = [figures.number(dirhamOf(hotel)), figures.number(MAX_NIGHTS)];
  if (dirham === null || rooms === null || nights === null) return line('tourism-dirham', null);
  const charged = most === null ? nights : Math.min(nights, most);
  return line('tourism-dirham', money(dirham * rooms * charged), {
    terms: [money(dirham), '×', number(rooms), '×', number(charged)],
    facts: figures.stated(dirhamOf(hotel), ...(charged < nights ? [MAX_NIGHTS] : [])),
  });
}
