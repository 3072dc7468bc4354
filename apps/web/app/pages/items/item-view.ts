import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import type { articleQuery, contentQuery, placeQuery, serviceQuery } from '../../queries/guide.ts';

type DataOf<Query extends (...args: never) => { queryFn?: unknown }> =
  NonNullable<ReturnType<Query>['queryFn']> extends (...args: never) => infer Answer ? Awaited<Answer> : never;

type Texts = Record<'purpose' | 'whoCanApply' | 'fee' | 'time', Inline[]> &
  Record<'steps' | 'documents' | 'channels' | 'deadlines' | 'fines', Inline[][]> & { notes: Inline[] | null };

/** What the item queries give. The typed client cannot follow prose, which holds itself, so its type is given here. */
export type ArticleView = Omit<DataOf<typeof articleQuery>, 'blocks'> & { blocks: Block[] };
export type PlaceView = DataOf<typeof placeQuery>;
type Content = DataOf<typeof contentQuery>;
type ContentEvent = Extract<Content, { kind: 'event' }>['event'];
export type EventView = Omit<ContentEvent, 'about' | 'when'> & Record<'about' | 'when', Inline[]>;
/** What search engines are told of an event. */
export type DescribableEvent = Pick<
  ContentEvent,
  'title' | 'occurrences' | 'isCancelled' | 'venue' | 'place' | 'organiser'
>;
export type NeighbourhoodView = Extract<Content, { kind: 'neighbourhood' }>['neighbourhood'];
export type ServiceView = Omit<DataOf<typeof serviceQuery>, keyof Texts> & Texts;
