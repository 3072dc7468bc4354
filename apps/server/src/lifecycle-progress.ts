/**
 * Prints the progress of a startup step: `Migrating database … 3 applied`. On a terminal the line is visible while the step runs.
 */
export async function showStep<Result>(
  name: string,
  run: () => Promise<Result>,
  describe: (result: Result) => string | undefined,
  output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): Promise<Result> {
  if (output.isTTY) output.write(`${name} … `);
  const result = await run().catch((error: unknown) => {
    if (output.isTTY) output.write('\n');
    throw error;
  });
  const text = describe(result);
  if (output.isTTY) output.write(text === undefined ? '\r\u001b[K' : `${text}\n`);
  else if (text !== undefined) output.write(`${name} … ${text}\n`);
  return result;
}
