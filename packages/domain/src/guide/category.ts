import * as z from 'zod/mini';

/** ID-4: what a content item is about, in the order the product lists them. */
export const CATEGORIES = [
  'government',
  'news',
  'events',
  'dining',
  'shopping',
  'attractions',
  'transport',
  'business',
] as const;

export type Category = (typeof CATEGORIES)[number];
/** Marked pure for the worker, which only needs the list. */
export const categorySchema = /* @__PURE__ */ z.enum(CATEGORIES);
