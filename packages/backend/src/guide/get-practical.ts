import { factIdsIn, inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { inEveryLanguage } from '@dalil/domain/language/in-every-language.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { inlinesSchema, provenanceSchema } from './detail-views.ts';
import { findItem, type FoundItem } from './find-item.ts';
import { viewProvenance } from './provenance-view.ts';
import { inLocale } from '../core/route-parts.ts';

const dialSchema = z.object({
  factId: z.string(),
  purpose: z.string(),
  /** An emergency number, not an office. */
  isUrgent: z.boolean(),
});

const phraseSchema = z.object({
  id: z.string(),
  arLatin: z.string(),
  ...inEveryLanguage(() => z.string()),
});

/** How to get around, from the transport handbook. */
const transportSchema = z.object({
  locale: z.enum(LOCALES),
  principle: inlinesSchema,
  cards: z.array(z.object({ id: z.string(), text: inlinesSchema, price: z.string(), credit: z.nullable(z.string()) })),
  transfers: inlinesSchema,
  children: inlinesSchema,
  concessions: inlinesSchema,
  cabins: z.array(z.string()),
  rules: z.array(inlinesSchema),
  taxi: z.object({
    booking: inlinesSchema,
    payment: inlinesSchema,
    note: inlinesSchema,
    /** Fact ids of the fares, in display order. */
    fares: z.array(z.string()),
  }),
});

/** Everything on the page in one response, so that it can be stored for offline use. */
export const practicalViewSchema = z.object({
  locale: z.enum(LOCALES),
  asOf: z.string(),
  emergency: z.object({
    title: z.string(),
    howToCall: z.array(z.string()),
    numbers: z.array(dialSchema),
  }),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      items: z.array(z.object({ id: z.string(), title: z.string(), text: inlinesSchema })),
    }),
  ),
  transport: transportSchema,
  phrasebook: z.object({
    note: z.string(),
    groups: z.array(z.object({ id: z.string(), title: z.string(), phrases: z.array(phraseSchema) })),
  }),
  facts: z.array(factViewSchema),
  provenance: provenanceSchema,
});

export type PracticalView = z.infer<typeof practicalViewSchema>;
type PracticalTransport = z.infer<typeof transportSchema>;

const URGENT = 'emergency.';

/**
 * The everyday essentials: emergency numbers, money, connectivity, health, manners and law, getting around, phrases. Fails with
 * `not_found`.
 */
export const getPractical = query({
  name: 'get-practical',
  input: inLocale,
  output: practicalViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /practical',
    summary: 'Numbers to call, money, health, manners, phrases',
    failures: ['not_found'],
    reading: { lists: ['handbook'] },
  },
  run: async (deps, { locale }): Promise<PracticalView> => {
    const [row, transportRow] = await Promise.all([
      findItem(deps, ['handbook'], 'practical', locale),
      findItem(deps, ['handbook'], 'transport', locale),
    ]);
    const data = row.data as HandbookData<'practical'>;
    const body = row.body as HandbookBody<'practical'>;
    const { transport, factIds } = viewTransport(transportRow);
    const facts = [...row.facts, ...transportRow.facts.filter((fact) => factIds.has(fact.id))];
    const today = dubaiDate(deps.now());
    return {
      locale: row.locale,
      asOf: row.as_of,
      emergency: {
        title: body.emergency.title,
        howToCall: body.emergency.howToCall,
        numbers: data.emergency.map(({ fact }) => ({
          factId: fact,
          purpose: body.emergency.purposes[fact] ?? '',
          isUrgent: fact.startsWith(URGENT),
        })),
      },
      sections: viewSections(data, body),
      transport,
      phrasebook: viewPhrases(data, body),
      facts: [...new Map(facts.map((fact) => [fact.id, viewFact(fact, locale, { terms: row.terms, today })])).values()],
      provenance: joinSources(viewProvenance(row, locale), viewProvenance(transportRow, locale)),
    };
  },
});

function viewSections(data: HandbookData<'practical'>, body: HandbookBody<'practical'>): PracticalView['sections'] {
  return data.sections.flatMap(({ id, items }) => {
    const texts = body.sections[id];
    if (!texts) return [];
    const written = items.flatMap((item) => {
      const itemText = texts.items[item];
      return itemText ? [{ id: item, title: itemText.title, text: inlineText(itemText.text) }] : [];
    });
    return [{ id, title: texts.title, items: written }];
  });
}

function viewPhrases(data: HandbookData<'practical'>, body: HandbookBody<'practical'>): PracticalView['phrasebook'] {
  return {
    note: body.phrasebook.note,
    groups: data.phraseGroups.map((id) => ({
      id,
      title: body.phrasebook.groups[id] ?? id,
      phrases: data.phrases
        .filter(({ group }) => group === id)
        .map(({ group: _group, ...phrase }) => ({
          ...phrase,
          ...inEveryLanguage((locale) => phrase[locale] ?? phrase.en),
        })),
    })),
  };
}

/** The part of the transport handbook a newcomer needs on the first day, and its facts. */
function viewTransport(row: FoundItem): { transport: PracticalTransport; factIds: ReadonlySet<string> } {
  const { nol: fares, taxis: meter } = row.data as HandbookData<'transport'>;
  const { nol, metro, taxis } = row.body as HandbookBody<'transport'>;
  const meterFares = [meter.flagfallDay, meter.flagfallNight, meter.flagfallAirport, meter.perKilometre, meter.minimum];
  const cards = fares.cards.map(({ id, price, credit }) => ({
    id,
    text: nol.cards[id] ?? '',
    price: price.fact,
    credit: credit?.fact ?? null,
  }));
  const prose = [nol.principle, nol.transfers, nol.childrenFree, nol.concessions, ...metro.rules];
  const taxi = [taxis.booking, taxis.payment, taxis.note];
  const factIds = new Set([
    ...cards.flatMap(({ price, credit, text }) => [price, ...(credit ? [credit] : []), ...factIdsIn(text)]),
    ...[...prose, ...taxi].flatMap(factIdsIn),
    ...meterFares.map(({ fact }) => fact),
  ]);
  const transport = {
    locale: row.locale,
    principle: inlineText(nol.principle),
    cards: cards.map((card) => ({ ...card, text: inlineText(card.text) })),
    transfers: inlineText(nol.transfers),
    children: inlineText(nol.childrenFree),
    concessions: inlineText(nol.concessions),
    cabins: metro.cabins,
    rules: metro.rules.map(inlineText),
    taxi: {
      booking: inlineText(taxis.booking),
      payment: inlineText(taxis.payment),
      note: inlineText(taxis.note),
      fares: meterFares.map(({ fact }) => fact),
    },
  };
  return { transport, factIds };
}

type Provenance = PracticalView['provenance'];

function joinSources(first: Provenance, second: Provenance): Provenance {
  const sources = [...first.sources, ...second.sources];
  return { ...first, sources: [...new Map(sources.map((source) => [source.id, source])).values()] };
}
