import { metroMinutes } from '@dalil/domain/city/nearest-station.ts';
import { areaOfCategory } from '@dalil/domain/guide/area.ts';
import type { ArticleData, MarkdownBody } from '@dalil/domain/guide/article.ts';
import { readingMinutes } from '@dalil/domain/guide/article.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import type { EventBody, EventData } from '@dalil/domain/guide/event.ts';
import { eventMoment } from '@dalil/domain/guide/event-list.ts';
import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import { weeklyField } from '@dalil/domain/guide/event-weekly.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { PlaceBody, PlaceData } from '@dalil/domain/guide/place.ts';
import { placeArea, placeSection } from '@dalil/domain/guide/place-area.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import type { ItemRow } from './item-rows.ts';
import { cardPicture } from './view-photographs.ts';
import { hoursOf, priceOf } from './place-hours.ts';

/** `today` is the day in Dubai: a fact may no longer be valid. */
export function placeCard(row: ItemRow, labelOf: LabelOf, today: string): PlaceCard {
  const data = row.data as PlaceData;
  const body = row.body as PlaceBody;
  const features = [
    data.isFamilyFriendly ? 'family' : null,
    data.isLicensed === null ? null : data.isLicensed ? 'licensed' : 'unlicensed',
    data.hasEmergency ? 'emergency' : null,
  ];
  return {
    id: row.id,
    href: itemHref(row),
    area: placeArea(row),
    section: placeSection(row),
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    type: { id: data.subcategory, label: labelOf('subcategory', data.subcategory) },
    cuisine: data.cuisine ? { id: data.cuisine, label: labelOf('cuisine', data.cuisine) } : null,
    district: body.areaName,
    neighbourhood: row.neighbourhoods[0] ?? '',
    position: data.position,
    priceBand: data.priceBand,
    price: priceOf(row, today),
    hours: hoursOf(row, today),
    metroMinutes: metroMinutes(data.position),
    school: data.school ?? null,
    setting: data.setting,
    features: features.filter((feature) => feature !== null),
    operatingStatus: data.operatingStatus,
    statusNote: body.statusNote,
    asOf: row.as_of,
    ...cardPicture(row),
  };
}

export function articleCard(row: ItemRow): ArticleCard {
  const category = row.category as Category;
  return {
    id: row.id,
    href: itemHref(row),
    area: areaOfCategory(category),
    category,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    readingMinutes: readingMinutes((row.body as MarkdownBody).markdown),
    isEvergreen: (row.data as ArticleData).isEvergreen,
    asOf: row.as_of,
    ...(row.is_overdue && { isOverdue: true }),
    ...cardPicture(row),
  };
}

export function serviceCard(row: ItemRow, labelOf: LabelOf): ServiceCard {
  const { subcategory } = row.data as ServiceData;
  return {
    id: row.id,
    href: itemHref(row),
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    type: { id: subcategory, label: labelOf('service-subcategory', subcategory) },
    authority: (row.body as ServiceBody).authority,
    audience: row.audience,
    asOf: row.as_of,
  };
}

export function eventCard(row: ItemRow, labelOf: LabelOf, today: string, visible?: Occurrence): EventCard {
  const data = row.data as EventData;
  return {
    id: row.id,
    href: itemHref(row),
    area: 'events',
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    type: { id: data.type, label: labelOf('event-type', data.type) },
    venue: (row.body as EventBody).venue,
    frequency: data.frequency,
    ...weeklyField(data),
    usualMonths: data.usualMonths,
    isFree: data.isTypicallyFree,
    ...eventMoment(data, today, visible),
    asOf: row.as_of,
  };
}
