import type { CalculatorId } from './calculator-ids.ts';

/** The calculators that help with a service, by its id. */
const OF_SERVICE: Readonly<Record<string, readonly CalculatorId[]>> = {
  salik: ['salik'],
  parking: ['parking'],
  'nol-card': ['nol'],
  'nol-personal': ['nol'],
  'rental-increase': ['rent-increase'],
  'rental-dispute': ['rent-increase'],
  ejari: ['move-in', 'rent-increase'],
  'dewa-activation': ['move-in'],
  'housing-fee': ['budget', 'move-in'],
  'buying-property': ['buying', 'mortgage', 'rent-or-buy'],
  oqood: ['buying', 'mortgage'],
  'overstay-fines': ['overstay'],
  'tourist-visa': ['overstay'],
  'visa-on-arrival': ['overstay'],
  'visit-visa-extension': ['overstay'],
  'residence-visa': ['deadlines', 'overstay'],
  gratuity: ['gratuity'],
  'labour-complaint': ['gratuity'],
  'newborn-visa': ['deadlines'],
  'birth-certificate': ['deadlines'],
  'dewa-moveout': ['deadlines'],
};

export function calculatorsOfService(id: string): readonly CalculatorId[] {
  return OF_SERVICE[id] ?? [];
}
