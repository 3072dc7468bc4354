import { newsroomItems, newsroomTexts } from '@dalil/database/tables/newsroom.ts';
import type { Provenance, Source } from '@dalil/domain/guide/content-item.ts';
import { BASE_LOCALE, type Locale } from '@dalil/domain/language/locale.ts';
import { hasCategory, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { detailsFields } from '@dalil/domain/newsroom/text-fields.ts';
import type { TextState } from '@dalil/domain/newsroom/workflow.ts';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { methodsOf } from '@dalil/domain/newsroom/how-made.ts';
import { adoptItem } from './adopt-item.ts';
import { findMade } from './settle-method.ts';
import { requireWriter } from './require-writer.ts';
import { writeReviewDate } from './publish-text.ts';
import { itemKeyFields } from './text-key.ts';

export const saveDetailsFields = {
  /** The version of the details that was changed. */
  baseVersion: z.int().min(0),
  ...detailsFields,
};
const input = z.object({ ...itemKeyFields, ...saveDetailsFields });
type Given = z.output<typeof input>;
type Changed<T> = { from: T; to: T } | undefined;
type Saved = {
  version: number;
  reopened: string[];
  method: Changed<Provenance['method']>;
  sources: Changed<string[]>;
};

/** These states rest on the details as well, so a text in one of them has to be submitted again. */
const RESTS_ON_DETAILS: readonly TextState[] = ['in-review', 'approved', 'scheduled'];

/**
 * STAFF-1: changes what is the same in all languages of an article. Users see it when a text of the article is published the
 * next time. A change of category, method, sources or of what it is has texts in review sent again. Fails with `conflict` if another
 * user changed them meanwhile, and with `invalid_input` for a method that the history of the texts rules out.
 */
export const saveDetails = command<typeof input, Saved>({
  name: 'save-details',
  input,
  permission: 'newsroom:arrange:any',
  audit: {
    event: 'newsroom.details-changed',
    metadata: ({ kind, id, category, reviewBy, isNews }, { reopened, method, sources }) => ({
      subject: `${kind}/${id}`,
      category,
      reviewBy,
      ...(isNews !== undefined && { isNews }),
      reopened,
      method,
      sources,
    }),
  },
  run: async (deps, given, actor) => {
    const { kind, id } = given;
    requireWriter(signedIn(actor), kind);
    if (!isEditedKind(kind)) throw new Failure('not_found');
    if ((given.category !== null) !== hasCategory(kind)) {
      throw new Failure('invalid_input', { fields: [{ path: 'category', code: 'required' }] });
    }
    await adoptItem(deps, { kind, id });
    const isItem = and(eq(newsroomItems.kind, kind), eq(newsroomItems.itemId, id));
    const [before] = await deps.db.select().from(newsroomItems).where(isItem);
    if (!before || before.version !== given.baseVersion) throw new Failure('conflict');
    const known = before.provenance as Provenance;
    const { origin, isEdited } = await findMade(deps, { kind, id });
    if (!methodsOf(origin, isEdited).includes(given.method)) {
      throw new Failure('invalid_input', { fields: [{ path: 'method', code: 'not_of_history' }] });
    }
    const provenance = { method: given.method, sources: sourcesOf(given, known.sources, before.original as Locale) };
    const at = deps.now();
    const { category, neighbourhoods, audience, reviewBy } = given;
    const isNews = given.isNews ?? before.isNews;
    const version = before.version + 1;
    await deps.db
      .update(newsroomItems)
      .set({ category, neighbourhoods, audience, reviewBy, provenance, isNews, version, updatedAt: at })
      .where(isItem);
    await writeReviewDate(deps, { kind, id }, reviewBy);
    const isSame =
      before.category === category &&
      before.isNews === isNews &&
      JSON.stringify(canonical(known)) === JSON.stringify(canonical(provenance));
    const change = {
      method: changeOf(known.method, given.method),
      sources: changeOf(namesOf(known), namesOf(provenance)),
    };
    return { version, reopened: isSame ? [] : await reopen(deps, given), ...change };
  },
});

/** For the audit log: what was stated before and what is stated now. Undefined where nothing changed. */
const changeOf = <T>(from: T, to: T) => (JSON.stringify(from) === JSON.stringify(to) ? undefined : { from, to });
const namesOf = ({ sources }: Pick<Provenance, 'sources'>) =>
  sources.map(({ url, names }) => url ?? names[BASE_LOCALE] ?? '');

const canonical = ({ method, sources }: Pick<Provenance, 'method' | 'sources'>) => [
  method,
  sources.map(({ id, url, names }) => [id, url, names.en]),
];

/** A source the item has already keeps its names. A new one has the given name in all languages. */
function sourcesOf({ sources }: Given, known: readonly Source[], original: Locale): Source[] {
  const isSame = (source: Source, { id, name, url }: Given['sources'][number]) =>
    id === undefined ? source.names[BASE_LOCALE] === name && source.url === url : source.id === id;
  return sources.reduce<Source[]>((found, given) => {
    const { name, url } = given;
    const address = url === undefined ? {} : { url };
    const same = known.find((source) => isSame(source, given));
    const id = same?.id ?? freeId([...known, ...found]);
    const names = same?.names ?? { [BASE_LOCALE]: name, [original]: name };
    const reading = same?.readBy ? { readBy: same.readBy } : {};
    return found.some((source) => source.id === id) ? found : [...found, { id, names, ...address, ...reading }];
  }, []);
}

function freeId(taken: readonly Source[]): string {
  for (let number = 1; ; number += 1) {
    const id = `source-${number}`;
    if (!taken.some((source) => source.id === id)) return id;
  }
}

async function reopen({ db, now }: Parameters<typeof adoptItem>[0], { kind, id }: Given): Promise<string[]> {
  const rows = await db
    .update(newsroomTexts)
    .set({ state: 'draft', stateSince: now(), scheduledAt: null })
    .where(
      and(
        eq(newsroomTexts.kind, kind),
        eq(newsroomTexts.itemId, id),
        inArray(newsroomTexts.state, [...RESTS_ON_DETAILS]),
      ),
    )
    .returning({ locale: newsroomTexts.locale });
  return rows.map(({ locale }) => locale);
}
