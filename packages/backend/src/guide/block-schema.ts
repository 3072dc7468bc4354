import type { Block } from '@dalil/domain/guide/document.ts';
import * as z from 'zod';

/** Description for the API only. The tree itself is typed in domain and created by `parseDocument` only. */
export const blockSchema = z
  .custom<Block>((value) => typeof value === 'object' && value !== null)
  .meta({
    type: 'object',
    description: 'A paragraph, heading, list or table of inline text, links and fact references',
  });
