import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import type { Given } from '../../data/endpoint.ts';
import { listPlaces } from '../../endpoints/guide.ts';

/** A page of the places of a section. With opening hours what is closed comes last, so the list changes with the part of the day. */
export function placesOf(given: Given<'listPlaces'>) {
  const call = listPlaces(given);
  return SECTIONS[given.section].hasHours ? { ...call, meta: { ...call.meta, followsDayPart: true } } : call;
}
