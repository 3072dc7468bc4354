import type { Inline } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { livingQuery, realEstateQuery } from '../../queries/guide.ts';
import type { Entry } from './entry-list.tsx';

type DataOf<Query extends (...args: never) => { queryFn?: unknown }> =
  NonNullable<ReturnType<Query>['queryFn']> extends (...args: never) => infer Answer ? Awaited<Answer> : never;

type Entries = 'movingCosts' | 'runningCosts' | 'everyday' | 'residence';

/** What the queries give. The typed client cannot follow prose, which holds itself, so its type is given here. */
export type LivingView = Omit<DataOf<typeof livingQuery>, Entries | 'facts'> &
  Record<Entries, Entry[]> & { facts: FactView[] };

export type RealEstateView = Omit<DataOf<typeof realEstateQuery>, 'renting' | 'buying' | 'serviceCharges' | 'facts'> & {
  facts: FactView[];
  renting: { steps: Inline[][]; costs: Entry[]; rules: Entry[]; law: Inline[] };
  buying: { steps: Inline[][]; costs: Entry[]; notes: Entry[] };
  serviceCharges: { id: string; area: string; text: Inline[] }[];
};

export type ComparedNeighbourhood = LivingView['neighbourhoods'][number];
export type RentLaw = NonNullable<RealEstateView['rentLaw']>;
