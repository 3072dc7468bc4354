/**
 * A card that an answer of the guide has in common with the lists is stored once, with the lists. The answer has its name there,
 * `place/burj-khalifa`, in its place. `isNearby`: only the part of it that is shown beside another place. A fact is stored once too,
 * under `fact/…`.
 */
export type CardReference = { listedCard: string; isNearby?: true };

/** The answer with each card in one of its arrays that `find` knows, by its JSON, replaced by a reference. */
export function replaceCards(answer: unknown, find: (json: string) => CardReference | undefined): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (!Array.isArray(answer)) {
    return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, replaceCards(value, find)]));
  }
  return answer.map((one: unknown) => {
    const isCard = typeof one === 'object' && one !== null && ('href' in one || 'confidence' in one);
    return (isCard ? find(JSON.stringify(one)) : undefined) ?? replaceCards(one, find);
  });
}

/** An answer about the subject of a listed card without the fields it has in common with that. */
export function omitCard(answer: object, name: string, card: object): object {
  const own = Object.entries(answer).filter(
    ([field, value]) => JSON.stringify((card as Record<string, unknown>)[field]) !== JSON.stringify(value),
  );
  return { cardOf: name, ...Object.fromEntries(own) };
}

/** The same answer whole; undefined where `find` no longer has the card. */
export async function addCard(answer: unknown, find: (reference: CardReference) => Promise<unknown>): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !('cardOf' in answer)) return answer;
  const { cardOf, ...own } = answer;
  const card = await find({ listedCard: String(cardOf) });
  return card === undefined ? undefined : { ...(card as object), ...own };
}

/** The answer as it was. A card that `find` no longer has is left out. */
export async function restoreCards(
  answer: unknown,
  find: (reference: CardReference) => Promise<unknown>,
): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) {
    const all = await Promise.all(
      answer.map((one: unknown) => (isReference(one) ? find(one) : restoreCards(one, find))),
    );
    return all.filter((one) => one !== undefined);
  }
  const parts = Object.entries(answer).map(async ([name, value]) => [name, await restoreCards(value, find)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

function isReference(value: unknown): value is CardReference {
  return typeof value === 'object' && value !== null && 'listedCard' in value && typeof value.listedCard === 'string';
}
