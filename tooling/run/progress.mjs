/**
 * Displays `name … 41 s` while `work` runs: counting on a terminal, otherwise one line at the start and one at the end.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
export async function showProgress(name, work) {
  const startedAt = Date.now();
  const seconds = () => `${name} … ${Math.round((Date.now() - startedAt) / 1000)} s`;
  const { isTTY } = process.stdout;
  const timer = isTTY ? setInterval(() => process.stdout.write(`\r${seconds()}`), 1000) : undefined;
  process.stdout.write(isTTY ? `${name} … ` : `${name} …\n`);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.stdout.write(isTTY ? `\r${seconds()}\n` : `${seconds()}\n`);
  }
}

/** Exits the command with a readable sentence. */
export function giveUp(sentence, details = '') {
  if (details) console.error(details.trimEnd());
  console.error(sentence);
  process.exit(1);
}
