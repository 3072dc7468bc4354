import type { Block } from '@dalil/domain/guide/document.ts';
import * as z from 'zod';

/** Prose for the API description; the tree itself is typed in domain and made by `parseDocument` only. */
export const blockSchema = z
  .custom<Block>((value) => typeof value === 'object' && value !== null)
  .meta({
    type: 'object',
    description: 'A paragraph, heading, list or table of inline text, links and fact references',
  });
