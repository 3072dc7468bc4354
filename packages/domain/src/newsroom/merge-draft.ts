/** A form as JSON: groups of fields, such as `data`, `head` and `facts`, and fields that stand alone. */
export type Form = Readonly<Record<string, unknown>>;
/** A field by its group and its name; a field that stands alone by its name. */
export type FieldPath = readonly [name: string] | readonly [group: string, name: string];

/** A field that two people left with different values. Undefined: it has none. */
export type FieldConflict = { path: FieldPath; mine: unknown; theirs: unknown; isChangedByBoth: boolean };

/** A draft made to an older version. `before` is that version; null where the device did not store it. */
export type OlderDraft<Value> = { base: number; before: Value | null; value: Value };

/**
 * STAFF-1: the fields of a draft to choose about, where another person saved meanwhile: those its user changed and that differ from
 * the newer version. What only the other person changed is not among them.
 */
export function draftConflicts({ before, value }: OlderDraft<Form>, theirs: Form): FieldConflict[] {
  return fieldsOf(value, theirs).flatMap((path): FieldConflict[] => {
    const [mine, other, was] = [valueAt(value, path), valueAt(theirs, path), before && valueAt(before, path)];
    if (isSameForm(mine, other) || (before && isSameForm(mine, was))) return [];
    return [{ path, mine, theirs: other, isChangedByBoth: before === null || !isSameForm(other, was) }];
  });
}

/** The newer version with the chosen fields of the draft. */
export function mergedDraft<Value extends Form>(theirs: Value, chosen: readonly FieldConflict[]): Value {
  return chosen.reduce((merged, { path, mine }) => withField(merged, path, mine), theirs);
}

/** Every field that one of them has, in the order of the first. */
function fieldsOf(a: Form, b: Form): FieldPath[] {
  return namesOf(a, b).flatMap((name): FieldPath[] => {
    const [one, other] = [a[name], b[name]];
    if (!isGroup(one) && !isGroup(other)) return [[name]];
    return namesOf(isGroup(one) ? one : {}, isGroup(other) ? other : {}).map((field) => [name, field]);
  });
}

const namesOf = (a: Form, b: Form): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
const isGroup = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(form: Form, [name, field]: FieldPath): unknown {
  const value = form[name];
  return field === undefined ? value : isGroup(value) ? value[field] : undefined;
}

function withField<Value extends Form>(form: Value, [name, field]: FieldPath, value: unknown): Value {
  if (field === undefined) return without(form, name, value);
  const group = form[name];
  return { ...form, [name]: without(isGroup(group) ? group : {}, field, value) };
}

/** A field without a value is left out: a schema has no field that is undefined. */
function without<Group extends Form>(group: Group, name: string, value: unknown): Group {
  const { [name]: _before, ...rest } = group;
  return (value === undefined ? rest : { ...group, [name]: value }) as Group;
}

/** Whether two forms or fields say the same. The order of the fields does not count. */
export const isSameForm = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b);
const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    isGroup(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
