/** Who runs an installation, from its settings (`OPERATOR_NAME`, `OPERATOR_EMAIL`, `OPERATOR_ADDRESS`). Null for what is not named. */
export type Operator = { name: string | null; email: string | null; address: string | null };

export const UNNAMED_OPERATOR: Operator = { name: null, email: null, address: null };

/** The lines of an operator as they stand under a mail. Empty where nobody is named. */
export function operatorLines({ name, email, address }: Operator): string[] {
  const lines = [name, ...(address?.split('\n') ?? []), email];
  return lines.filter((line): line is string => line !== null && line.trim() !== '');
}
