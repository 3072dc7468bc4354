import type { DataFault } from '@dalil/domain/newsroom/item-data.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { createContext, useContext } from 'react';

/** What every field of a form shares. */
export type FieldContext = {
  faults: readonly DataFault[];
  /** The names of what a field may have, by field, from the server. */
  terms: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  /** The language of the words; undefined for data. */
  language: Locale | undefined;
  isReadOnly: boolean;
};

const Context = createContext<FieldContext>({ faults: [], terms: {}, language: undefined, isReadOnly: true });

export const FieldContextProvider = Context.Provider;
export const useFieldContext = (): FieldContext => useContext(Context);

/** The id of the control of a path, which the list of faults links to. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
