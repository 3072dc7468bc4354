import type { Answer } from '../data/endpoint.ts';

export type DoubtfulMatch = Answer<'listDoubtfulMatches'>['matches'][number];
