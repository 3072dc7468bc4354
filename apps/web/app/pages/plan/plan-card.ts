import type { Locale } from '@dalil/domain/language/locale.ts';

/** What the plan shows of a place. `kind`: its type and area in words, empty if they are not known. */
export type PlanCard = { id: string; title: string; href: string; locale: Locale; kind: string };
