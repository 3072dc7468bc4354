// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getHome = endpoint('getHome', 'GET /home', { followsDayPart: true });
export const getOccasion = endpoint('getOccasion', 'GET /occasions/{occasion}', { followsDayPart: true });
export const getPractical = endpoint('getPractical', 'GET /practical', { lists: ['handbook'] });
export const getLiving = endpoint('getLiving', 'GET /living');
export const getRealEstate = endpoint('getRealEstate', 'GET /real-estate', { lists: ['handbook', 'neighbourhood', 'service', 'article'] });
export const listQuestions = endpoint('listQuestions', 'GET /questions', { lists: ['question'] });
export const getQuestionGroup = endpoint('getQuestionGroup', 'GET /questions/{group}', { lists: ['question'] });
export const listVisibleFacts = endpoint('listVisibleFacts', 'GET /shown-facts', { lists: [] });
export const getGuideFigures = endpoint('getGuideFigures', 'GET /guide-figures');
export const listStories = endpoint('listStories', 'GET /stories');
export const listLetters = endpoint('listLetters', 'GET /letters', { lists: ['article'] });
export const listPlaces = endpoint('listPlaces', 'GET /sections/{section}/places', { lists: ['place'] });
export const listArticles = endpoint('listArticles', 'GET /articles', { lists: ['article'] });
export const listServices = endpoint('listServices', 'GET /services', { lists: ['service'] });
export const listEvents = endpoint('listEvents', 'GET /events', { lists: ['event'] });
export const getContent = endpoint('getContent', 'GET /content/{id}', { lists: [] });
export const getNeighbourhood = endpoint('getNeighbourhood', 'GET /neighbourhoods/{id}');
export const getPlace = endpoint('getPlace', 'GET /places/{id}', { lists: [] });
export const getArticle = endpoint('getArticle', 'GET /articles/{id}', { lists: [] });
export const getService = endpoint('getService', 'GET /services/{id}', { lists: [] });
export const listItems = endpoint('listItems', 'GET /items');
export const listCollections = endpoint('listCollections', 'GET /collections', { lists: ['collection', 'place', 'article', 'service', 'event', 'neighbourhood'] });
export const listTombstones = endpoint('listTombstones', 'GET /tombstones', { lists: ['article', 'place', 'service', 'event', 'neighbourhood', 'collection'] });
export const listPlaceNames = endpoint('listPlaceNames', 'GET /place-names');
