import { createRoute } from '@hono/zod-openapi';
import { QUESTION_GROUPS } from '@dalil/domain/guide/question.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import {
  articleCardSchema,
  factViewSchema,
  listingSchema,
  placeCardSchema,
  serviceCardSchema,
} from '@dalil/domain/guide/views.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import {
  articleViewSchema,
  contentViewSchema,
  neighbourhoodViewSchema,
  placeViewSchema,
  serviceViewSchema,
} from './detail-views.ts';
import { getArticle } from './get-article.ts';
import { getContent } from './get-content.ts';
import { getGuideFigures, guideFiguresSchema } from './get-guide-figures.ts';
import { occasionIdSchema, occasionViewSchema, getOccasion } from './get-occasion.ts';
import { getHome } from './get-home.ts';
import { homeViewSchema } from './home-view.ts';
import { getLiving } from './get-living.ts';
import { getNeighbourhood } from './get-neighbourhood.ts';
import { getPlace } from './get-place.ts';
import { getPractical, practicalViewSchema } from './get-practical.ts';
import { getRealEstate } from './get-real-estate.ts';
import { getService } from './get-service.ts';
import { listArticles } from './list-articles.ts';
import { listVisibleFacts } from './list-visible-facts.ts';
import { listPlaces } from './list-places.ts';
import { getQuestionGroup, listQuestions, questionGroupViewSchema, questionsViewSchema } from './list-questions.ts';
import { listServices } from './list-services.ts';
import { livingViewSchema, realEstateViewSchema } from './living-view.ts';
import { letterListSchema, listLetters } from './list-letters.ts';
import { listStories, storiesViewSchema } from './list-stories.ts';
import { answers, byId, inLocale, listed, locale } from '../core/route-parts.ts';

function listRoute<Path extends string, Schema extends z.ZodType>(path: Path, summary: string, item: Schema) {
  return createRoute({
    method: 'get',
    path,
    summary,
    request: { query: listed },
    responses: { ...answers(listingSchema(item)), ...problemResponses('invalid_input') },
  });
}

function itemRoute<Path extends string, Schema extends z.ZodType>(
  path: Path,
  summary: string,
  item: Schema,
  example: string,
) {
  return createRoute({
    method: 'get',
    path,
    summary,
    request: { params: byId(example), query: inLocale },
    responses: { ...answers(item), ...problemResponses('invalid_input', 'not_found', 'withdrawn') },
  });
}

const placesOfSection = createRoute({
  method: 'get',
  path: '/sections/{section}/places',
  summary: 'A page of the places of a section, with facets',
  request: {
    params: z.object({ section: z.enum(SECTION_IDS).meta({ description: 'A list of places', example: 'beaches' }) }),
    query: listed,
  },
  responses: { ...answers(listingSchema(placeCardSchema)), ...problemResponses('invalid_input') },
});

const home = createRoute({
  method: 'get',
  path: '/home',
  summary: 'What the home page shows today',
  request: { query: inLocale },
  responses: { ...answers(homeViewSchema), ...problemResponses('invalid_input') },
});

const occasion = createRoute({
  method: 'get',
  path: '/occasions/{occasion}',
  summary: 'Choices for tonight, with children or for a first visit, with their reasons',
  request: { params: z.object({ occasion: occasionIdSchema.meta({ example: 'tonight' }) }), query: inLocale },
  responses: { ...answers(occasionViewSchema), ...problemResponses('invalid_input') },
});

function pageRoute<Path extends string, Schema extends z.ZodType>(path: Path, summary: string, view: Schema) {
  return createRoute({
    method: 'get',
    path,
    summary,
    request: { query: inLocale },
    responses: { ...answers(view), ...problemResponses('invalid_input', 'not_found') },
  });
}

const practical = pageRoute('/practical', 'Numbers to call, money, health, manners, phrases', practicalViewSchema);
const living = pageRoute('/living', 'Neighbourhoods side by side, costs, what to do on moving in', livingViewSchema);
const realEstate = pageRoute('/real-estate', 'Renting and buying: steps, costs, the rent law', realEstateViewSchema);

const questions = createRoute({
  method: 'get',
  path: '/questions',
  summary: 'The frequent questions by group',
  request: { query: inLocale },
  responses: { ...answers(questionsViewSchema), ...problemResponses('invalid_input') },
});

const questionGroup = createRoute({
  method: 'get',
  path: '/questions/{group}',
  summary: 'The frequent questions of a group, with their answers',
  request: { params: z.object({ group: z.enum(QUESTION_GROUPS).meta({ example: 'visitor' }) }), query: inLocale },
  responses: { ...answers(questionGroupViewSchema), ...problemResponses('invalid_input', 'not_found') },
});

const someFacts = createRoute({
  method: 'get',
  path: '/shown-facts',
  summary: 'Some facts by id, as pages show them',
  request: {
    query: z.object({ locale, ids: textInput().max(6000).meta({ example: 'emergency.police,emergency.ambulance' }) }),
  },
  responses: { ...answers(z.array(factViewSchema)), ...problemResponses('invalid_input') },
});

const figures = createRoute({
  method: 'get',
  path: '/guide-figures',
  summary: 'How much the guide holds, and how its texts were made',
  responses: answers(guideFiguresSchema),
});

const stories = createRoute({
  method: 'get',
  path: '/stories',
  summary: 'The visual stories of the day',
  request: { query: inLocale },
  responses: { ...answers(storiesViewSchema), ...problemResponses('invalid_input') },
});

const letters = createRoute({
  method: 'get',
  path: '/letters',
  summary: 'The weekly letters that a person has published, the latest first',
  request: { query: inLocale },
  responses: {
    ...answers(letterListSchema, [
      {
        id: 'weekly-letter-2026-11-16',
        href: '/news/weekly-letter-2026-11-16',
        title: 'Letter of the week: 16 November 2026 – 22 November 2026',
        summary: 'What changed in the guide.',
        locale: 'en',
        approvedBy: 'Layla Haddad',
      },
    ]),
    ...problemResponses('invalid_input'),
  },
});

export function guideRoutes(deps: Deps) {
  return createRouter()
    .openapi(home, async (c) => c.json(await getHome(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(occasion, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getOccasion(deps, c.get('actor'), input), 200);
    })
    .openapi(practical, async (c) => c.json(await getPractical(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(living, async (c) => c.json(await getLiving(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(realEstate, async (c) => c.json(await getRealEstate(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(questions, async (c) => c.json(await listQuestions(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(questionGroup, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getQuestionGroup(deps, c.get('actor'), input), 200);
    })
    .openapi(someFacts, async (c) => {
      const { ids, ...rest } = c.req.valid('query');
      return c.json(await listVisibleFacts(deps, c.get('actor'), { ...rest, ids: ids.split(',') }), 200);
    })
    .openapi(figures, async (c) => c.json(await getGuideFigures(deps, c.get('actor'), {}), 200))
    .openapi(stories, async (c) => c.json(await listStories(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(letters, async (c) => c.json(await listLetters(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(placesOfSection, async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await listPlaces(deps, c.get('actor'), input), 200);
    })
    .openapi(listRoute('/articles', 'A page of the articles, with facets', articleCardSchema), async (c) =>
      c.json(await listArticles(deps, c.get('actor'), c.req.valid('query')), 200),
    )
    .openapi(listRoute('/services', 'A page of the government services, with facets', serviceCardSchema), async (c) =>
      c.json(await listServices(deps, c.get('actor'), c.req.valid('query')), 200),
    )
    .openapi(
      itemRoute(
        '/content/{id}',
        'An event, a place, a neighbourhood or a collection, as it stands under /content',
        contentViewSchema,
        'souk-al-bahar',
      ),
      async (c) =>
        c.json(await getContent(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(
      itemRoute('/neighbourhoods/{id}', 'One of the twelve neighbourhoods', neighbourhoodViewSchema, 'deira'),
      async (c) =>
        c.json(await getNeighbourhood(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(itemRoute('/places/{id}', 'A place', placeViewSchema, 'burj-khalifa'), async (c) =>
      c.json(await getPlace(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(itemRoute('/articles/{id}', 'An article', articleViewSchema, 'how-salik-gates-charge'), async (c) =>
      c.json(await getArticle(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(itemRoute('/services/{id}', 'A government service', serviceViewSchema, 'tourist-visa'), async (c) =>
      c.json(await getService(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    );
}
