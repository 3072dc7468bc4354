import { guideEndpoints } from './guide/guide.endpoints.ts';
import { ideasEndpoints } from './quality/ideas/ideas.endpoints.ts';

/** Every endpoint by area, for whatever reads the declarations. The pages call those of an area from the file of its name. */
export const ENDPOINTS = {
  guide: guideEndpoints,
  ideas: ideasEndpoints,
};
