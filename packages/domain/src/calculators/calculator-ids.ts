/** The calculators by the part of life they are about, in the order of the overview. */
export const CALCULATOR_GROUPS = [
  { id: 'road', calculators: ['salik', 'parking', 'nol'] },
  { id: 'home', calculators: ['rent-increase', 'move-in', 'budget', 'rent-or-buy', 'buying', 'mortgage'] },
  { id: 'stay', calculators: ['hotel-bill', 'overstay', 'gratuity'] },
  { id: 'everyday', calculators: ['deadlines', 'units', 'prayer'] },
] as const;

export type CalculatorId = (typeof CALCULATOR_GROUPS)[number]['calculators'][number];
export const CALCULATORS: readonly CalculatorId[] = CALCULATOR_GROUPS.flatMap(({ calculators }) => calculators);

export const CALCULATORS_PATH = '/practical/calculators';

/** The path of a calculator, without the language. */
export function calculatorPath(id: CalculatorId): string {
  return `${CALCULATORS_PATH}/${id}`;
}
