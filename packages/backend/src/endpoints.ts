import { guideEndpoints } from './guide/guide.endpoints.ts';
import { cityEndpoints } from './city/city.endpoints.ts';
import { directoryEndpoints } from './directory/directory.endpoints.ts';
import { controlEndpoints } from './quality/control/control.endpoints.ts';
import { reportsEndpoints } from './quality/reports.endpoints.ts';
import { searchEndpoints } from './search/search.endpoints.ts';
import { offersEndpoints } from './real-estate/offers.endpoints.ts';
import { ideasEndpoints } from './quality/ideas/ideas.endpoints.ts';

/** Every endpoint by area, for whatever reads the declarations. The pages call those of an area from the file of its name. */
export const ENDPOINTS = {
  guide: guideEndpoints,
  city: cityEndpoints,
  directory: directoryEndpoints,
  'quality-control': controlEndpoints,
  reports: reportsEndpoints,
  search: searchEndpoints,
  offers: offersEndpoints,
  ideas: ideasEndpoints,
};
