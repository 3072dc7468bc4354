import type { Inline } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { practicalQuery } from '../../queries/guide.ts';

type Data = Awaited<ReturnType<NonNullable<ReturnType<typeof practicalQuery>['queryFn']>>>;

/** What the query gives. The typed client cannot follow prose, which holds itself, so its type is given here. */
export type PracticalView = Omit<Data, 'sections' | 'transport' | 'facts'> & {
  sections: { id: string; title: string; items: { id: string; title: string; text: Inline[] }[] }[];
  transport: PracticalTransport;
  facts: FactView[];
};

export type PracticalTransport = Omit<Data['transport'], 'cards' | 'taxi' | Prose | 'rules'> &
  Record<Prose, Inline[]> & {
    cards: (Omit<Data['transport']['cards'][number], 'text'> & { text: Inline[] })[];
    rules: Inline[][];
    taxi: { booking: Inline[]; payment: Inline[]; note: Inline[]; fares: string[] };
  };

type Prose = 'principle' | 'transfers' | 'children' | 'concessions';

export type PhraseGroup = Data['phrasebook']['groups'][number];
export type Dial = Data['emergency']['numbers'][number];
