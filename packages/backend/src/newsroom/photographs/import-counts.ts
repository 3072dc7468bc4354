import { WIKI_FAULTS, type WikiFault } from '../../providers/commons/ask-wiki.ts';
import { PICTURE_REFUSALS, type PictureRefusal } from '@dalil/domain/newsroom/picture-fields.ts';
import { SKIP_REASONS, type SkipReason } from './judge-file.ts';

/** What an import did, every file in one place. */
export type ImportCounts = {
  /** Items of the guide that may have photographs, and those looked for in this run. */
  items: number;
  searched: number;
  /** Searched within the last weeks, and left for a later run. */
  recent: number;
  /** Items with an entry in Wikidata. */
  entities: number;
  /** Files found, those that are known from before, and those beyond what one item is offered. */
  found: number;
  known: number;
  surplus: number;
  skipped: Record<SkipReason, number>;
  /** Fetched, and none of our pictures. */
  unreadable: Record<PictureRefusal, number>;
  /** Requests without an answer. Their items are searched again by the next run. */
  failed: Record<WikiFault, number>;
  /** Waiting for staff now. In a dry run: those that would be fetched. */
  added: number;
  isStopped: boolean;
};

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

export function emptyCounts(): ImportCounts {
  return {
    items: 0,
    searched: 0,
    recent: 0,
    entities: 0,
    found: 0,
    known: 0,
    surplus: 0,
    skipped: zeros(SKIP_REASONS),
    unreadable: zeros(PICTURE_REFUSALS),
    failed: zeros(WIKI_FAULTS),
    added: 0,
    isStopped: false,
  };
}
