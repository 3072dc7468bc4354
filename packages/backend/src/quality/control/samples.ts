import { qualityJudgements, qualitySamples } from '@dalil/database/tables/quality-control.ts';
import { addDays, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { SAMPLES_EXAMPLE } from './examples.ts';

const A_WEEK = 5;
const NOTE_LIMIT = 500;
const mark = z.int().min(1).max(5);
const marks = { accuracy: mark, clarity: mark, sources: mark };

const sampleInput = z.object({
  number: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the sample', example: 1 }),
});
const judgementFields = { ...marks, note: textInput().trim().max(NOTE_LIMIT) };
const judgeInput = z.object({ ...sampleInput.shape, ...judgementFields });

export const samplesSchema = z.object({
  week: z.string(),
  samples: z.array(
    z.object({
      number: z.int(),
      kind: z.string(),
      id: z.string(),
      locale: z.enum(LOCALES),
      title: z.string(),
      href: z.string(),
      /** How many people have judged it. */
      judges: z.int(),
      own: z.nullable(z.object({ ...marks, note: z.string() })),
    }),
  ),
  /** Of all pairs of people who judged the same text, the part of marks that differ by at most one. Null: there is no pair. */
  agreement: z.nullable(z.object({ percent: z.int(), pairs: z.int() })),
});
type Samples = z.infer<typeof samplesSchema>;
type SampleRow = Omit<Samples['samples'][number], 'href'> & { category: string | null };

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));

/** STAFF-5: five published texts that people judge in this week. They are drawn with the first request of the week. */
export const drawSamples = command({
  name: 'draw-samples',
  input: z.object({}),
  output: samplesSchema,
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/samples',
    summary: 'The published texts that people judge this week',
    answer: SAMPLES_EXAMPLE,
    failures: ['not_found'],
    reading: { retry: false },
  },
  audit: { none: 'it draws the texts of the week and changes nothing else' },
  run: async (deps, _given, actor) => {
    const week = mondayOf(dubaiDate(deps.now()));
    await deps.db.execute(sql`lock table quality_samples in share row exclusive mode`);
    const drawn = await deps.db
      .select({ id: qualitySamples.id })
      .from(qualitySamples)
      .where(eq(qualitySamples.week, week));
    if (drawn.length === 0) await draw(deps, week);
    return readSamples(deps, week, signedIn(actor).userId);
  },
});

async function draw({ db, randomInt }: Deps, week: string): Promise<void> {
  const { rows: counted } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${PUBLISHED}`);
  const count = counted[0]?.count ?? 0;
  const places = new Set<number>();
  while (places.size < Math.min(A_WEEK, count)) places.add(randomInt(count));
  for (const place of places) {
    await db.execute(sql`
      insert into quality_samples (week, kind, item_id, locale) select ${week}, t.kind, t.item_id, t.locale from ${PUBLISHED}
      order by t.kind, t.item_id, t.locale limit 1 offset ${place}`);
  }
}
const PUBLISHED = sql.raw(`content_texts t join content_items i on i.kind = t.kind and i.id = t.item_id
  and i.state = 'published' and t.state = 'published'`);

async function readSamples({ db }: Deps, week: string, userId: string): Promise<Samples> {
  const { rows } = await db.execute<SampleRow>(sql`
    select s.id as number, s.kind, s.item_id as id, s.locale, i.category, coalesce(t.title, s.item_id) as title,
      (select count(*)::int from quality_judgements j where j.sample_id = s.id) as judges,
      (select jsonb_build_object('accuracy', j.accuracy, 'clarity', j.clarity, 'sources', j.sources, 'note', j.note)
        from quality_judgements j where j.sample_id = s.id and j.judge_id = ${userId}) as own
    from quality_samples s left join content_items i on i.kind = s.kind and i.id = s.item_id
    left join content_texts t on t.kind = s.kind and t.item_id = s.item_id and t.locale = s.locale
    where s.week = ${week} order by s.id`);
  const samples = rows.map(({ category, ...row }) => ({ ...row, href: itemHref({ ...row, category }) }));
  return { week, samples, agreement: await findAgreement({ db }) };
}

/** Over all weeks, because two people seldom judge the same text. */
async function findAgreement({ db }: Pick<Deps, 'db'>): Promise<Samples['agreement']> {
  const near = (name: string) => sql.raw(`(abs(a.${name} - b.${name}) <= 1)::int`);
  const { rows } = await db.execute<{ pairs: number; percent: number | null }>(sql`
    select count(*)::int as pairs,
      round(100.0 * avg((${near('accuracy')} + ${near('clarity')} + ${near('sources')}) / 3.0))::int as percent
    from quality_judgements a join quality_judgements b on b.sample_id = a.sample_id and b.id > a.id`);
  const [row] = rows;
  return row && row.percent !== null ? { pairs: row.pairs, percent: row.percent } : null;
}

/** STAFF-5: stores what a person judges of a text of the week, once; again replaces it. Fails with `not_found`. */
export const judgeSample = command({
  name: 'judge-sample',
  input: judgeInput,
  output: z.object({ number: z.int() }),
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/samples/{number}',
    summary: 'Stores what a person judges of a text of the week',
    example: { accuracy: 5, clarity: 4, sources: 5, note: '' },
    answer: { number: 1 },
    failures: ['not_found'],
  },
  audit: {
    event: 'quality.judged',
    metadata: ({ number, accuracy, clarity, sources }) => ({ number, accuracy, clarity, sources }),
  },
  run: async ({ db, now }, { number, ...judged }, actor) => {
    const [sample] = await db.select().from(qualitySamples).where(eq(qualitySamples.id, number));
    if (!sample) throw new Failure('not_found');
    const set = { ...judged, judgedAt: now() };
    await db
      .insert(qualityJudgements)
      .values({ sampleId: number, judgeId: signedIn(actor).userId, ...set })
      .onConflictDoUpdate({ target: [qualityJudgements.sampleId, qualityJudgements.judgeId], set });
    return { number };
  },
});
