import type { ImportCounts } from '@dalil/backend/newsroom/photographs/import-counts.ts';

const WORDS: Record<string, string> = {
  'no-licence': 'without a licence',
  'other-licence': 'under another licence, or an unclear one',
  'no-author': 'without an author',
  'other-type': 'neither JPEG, PNG nor WebP',
  'too-small': 'too small',
  'too-large': 'too large',
  'other-place': 'taken there, but of something else',
  type: 'not the type that was said',
  damaged: 'damaged',
  active_content: 'with more than a picture in the file',
  too_small: 'too small when decoded',
  too_many_pixels: 'with too many pixels',
  too_slow: 'that took too long to decode',
  refused: 'requests were refused',
  busy: 'requests met a busy service',
  timeout: 'requests took too long',
  unreachable: 'requests reached nobody',
  too_large: 'answers were too large',
  redirected: 'requests were sent elsewhere',
  wrong_answer: 'answers were not understood',
};

/** What an import did, a line for each kind of outcome; nothing that was left is left out. */
export function describeImport(counts: ImportCounts, { isDryRun }: { isDryRun: boolean }): string {
  const { items, searched, recent, entities, found, known, surplus, added } = counts;
  const lines = [
    `${searched} of ${items} items searched, ${recent} left because they were searched lately, ${entities} with an entry in Wikidata`,
    `${found} files found, ${known} of them known from before`,
    isDryRun ? `${added} would be fetched` : `${added} wait for staff at /dashboard/photographs`,
    ...(surplus > 0 ? [`${surplus} more than one item is offered`] : []),
    ...partsOf(counts.skipped, (count, words) => `${count} left: ${words}`),
    ...partsOf(counts.unreadable, (count, words) => `${count} fetched and left: ${words}`),
    ...partsOf(counts.failed, (count, words) => `${count} ${words}`),
  ];
  if (counts.isStopped)
    lines.push('Stopped: the service did not answer several times in a row. The next run goes on from here.');
  return lines.join('\n');
}

function partsOf(counts: Readonly<Record<string, number>>, write: (count: number, words: string) => string): string[] {
  return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [write(count, WORDS[name] ?? name)] : []));
}
