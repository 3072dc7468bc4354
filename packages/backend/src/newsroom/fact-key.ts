import { textInput } from '@dalil/domain/language/classic-text-input.ts';

export const factKeyFields = {
  id: textInput()
    .regex(/^[a-z0-9.-]{1,120}$/)
    .meta({ description: 'The id of a fact', example: 'salik.peak.price' }),
};
