/**
 * A card that an answer of the guide has in common with the lists is stored once, with the lists. The answer has its name there,
 * `place/burj-khalifa`, in its place.
 */
type CardReference = { listedCard: string };

/** The answer with each card in one of its arrays that `nameOf` knows, by its JSON, replaced by a reference. */
export function replaceCards(answer: unknown, nameOf: (json: string) => string | undefined): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (!Array.isArray(answer)) {
    return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, replaceCards(value, nameOf)]));
  }
  return answer.map((one: unknown) => {
    const name = typeof one === 'object' && one !== null && 'href' in one ? nameOf(JSON.stringify(one)) : undefined;
    return name === undefined ? replaceCards(one, nameOf) : ({ listedCard: name } satisfies CardReference);
  });
}

/** The answer as it was. A card that `find` no longer has is left out. */
export async function restoreCards(answer: unknown, find: (name: string) => Promise<unknown>): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) {
    const all = await Promise.all(
      answer.map((one: unknown) => (isReference(one) ? find(one.listedCard) : restoreCards(one, find))),
    );
    return all.filter((one) => one !== undefined);
  }
  const parts = Object.entries(answer).map(async ([name, value]) => [name, await restoreCards(value, find)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

function isReference(value: unknown): value is CardReference {
  return typeof value === 'object' && value !== null && 'listedCard' in value && typeof value.listedCard === 'string';
}
