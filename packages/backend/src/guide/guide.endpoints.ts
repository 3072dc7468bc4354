import { getArticle } from './get-article.ts';
import { getContent } from './get-content.ts';
import { getGuideFigures } from './get-guide-figures.ts';
import { getHome } from './get-home.ts';
import { getLiving } from './get-living.ts';
import { getNeighbourhood } from './get-neighbourhood.ts';
import { getOccasion } from './get-occasion.ts';
import { getPlace } from './get-place.ts';
import { getPractical } from './get-practical.ts';
import { getRealEstate } from './get-real-estate.ts';
import { getService } from './get-service.ts';
import { listArticles } from './list-articles.ts';
import { listCollections } from './list-collections.ts';
import { listEvents } from './list-events.ts';
import { listItems } from './list-items.ts';
import { listLetters } from './list-letters.ts';
import { listPlaceNames } from './list-place-names.ts';
import { listPlaces } from './list-places.ts';
import { getQuestionGroup, listQuestions } from './list-questions.ts';
import { listServices } from './list-services.ts';
import { listStories } from './list-stories.ts';
import { listTombstones } from './list-tombstones.ts';
import { listVisibleFacts } from './list-visible-facts.ts';

/** What everyone reads: pages of the guide, its lists and its items. */
export const guideEndpoints = {
  getHome,
  getOccasion,
  getPractical,
  getLiving,
  getRealEstate,
  listQuestions,
  getQuestionGroup,
  listVisibleFacts,
  getGuideFigures,
  listStories,
  listLetters,
  listPlaces,
  listArticles,
  listServices,
  listEvents,
  getContent,
  getNeighbourhood,
  getPlace,
  getArticle,
  getService,
  listItems,
  listCollections,
  listTombstones,
  listPlaceNames,
};
