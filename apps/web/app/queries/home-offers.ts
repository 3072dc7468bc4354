import type { Answer } from '../data/endpoint.ts';

export type HomeOffer = Answer<'getOffer'>;
