import { guideEndpoints } from './guide/guide.endpoints.ts';
import { cityEndpoints } from './city/city.endpoints.ts';
import { directoryEndpoints } from './directory/directory.endpoints.ts';
import { ideasEndpoints } from './quality/ideas/ideas.endpoints.ts';

/** Every endpoint by area, for whatever reads the declarations. The pages call those of an area from the file of its name. */
export const ENDPOINTS = {
  guide: guideEndpoints,
  city: cityEndpoints,
  directory: directoryEndpoints,
  ideas: ideasEndpoints,
};
