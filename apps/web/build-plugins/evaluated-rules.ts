import { createHash } from 'node:crypto';
import { rulesFingerprint } from '@dalil/search/rules-fingerprint.ts';
import type { Plugin } from 'vite';

const RULES = /[\\/]packages[\\/]search[\\/]src[\\/]rules-fingerprint\.ts$/;

/**
 * Computes at build time what every worker would compute at each start: the fingerprint of the rules by which stored data was
 * derived.
 */
export function evaluatedRules(): Plugin {
  return {
    name: 'dalil:evaluated-rules',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!RULES.test(id)) return null;
      const name = createHash('sha256').update(rulesFingerprint()).digest('base64url').slice(0, 16);
      return `export const rulesFingerprint = () => ${JSON.stringify(name)};`;
    },
  };
}
