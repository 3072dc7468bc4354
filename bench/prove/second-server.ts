import { budgetRow } from '../results.ts';
import { KillableSite } from './killable-site.ts';

/** Starts a second server in the folder of a running one: it must end with one sentence, and the first must not notice. */
export async function proveSecondServer(first: KillableSite): Promise<string[][]> {
  first.spawn();
  await first.untilReady();
  const second = new KillableSite(first.dataDir);
  second.spawn();
  const { status, output } = await second.untilEnded();
  const sentences = output.trim().split('\n').filter(Boolean);
  const health = await fetch(`${first.origin}/api/health`);
  await first.stop();
  const isRefused = status !== 0 && /another Dalil/i.test(sentences.at(-1) ?? '') && health.ok;
  return [
    budgetRow(
      'second server in the same data folder',
      'refused with a sentence; the first goes on',
      `status ${status}: “${sentences.at(-1) ?? ''}”; the first answers ${health.status}`,
      isRefused,
    ),
  ];
}
