import type { Answer } from '../data/endpoint.ts';

type Content = Answer<'getContent'>;
export type EventView = Extract<Content, { kind: 'event' }>['event'];
export type CollectionView = Extract<Content, { kind: 'collection' }>['collection'];
export type NeighbourhoodView = Extract<Content, { kind: 'neighbourhood' }>['neighbourhood'];
export type ListedCollection = Answer<'listCollections'>[number];
export type PlaceView = Answer<'getPlace'>;
export type ArticleView = Answer<'getArticle'>;
export type ServiceView = Answer<'getService'>;
export type PracticalView = Answer<'getPractical'>;
export type PhraseGroup = PracticalView['phrasebook']['groups'][number];
export type LivingView = Answer<'getLiving'>;
export type ComparedNeighbourhood = LivingView['neighbourhoods'][number];
export type RealEstateView = Answer<'getRealEstate'>;
export type QuestionsView = Answer<'listQuestions'>;
export type QuestionGroupView = Answer<'getQuestionGroup'>;
