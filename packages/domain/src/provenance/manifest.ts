import * as z from 'zod/mini';
import { ROLES } from '../accounts/permissions.ts';
import { PROVENANCE_METHODS } from '../guide/content-item.ts';
import { localeSchema } from '../language/locale.ts';
import { KINDS_WITH_MANIFEST } from './text-parts.ts';

export const MANIFEST_FORMAT = 'dalil-provenance/1';

const hash = z.string();
const text = z.string();

/** A reference with its own hash over name, address and date. */
const referenceSchema = z.strictObject({ name: text, url: z.nullable(text), date: text, hash });

/** STAFF-9: what is said about one published text in one language, and signed. All hashes are SHA-256 in hex. */
export const manifestSchema = z.strictObject({
  format: z.literal(MANIFEST_FORMAT),
  /** The id of the key it is signed with. */
  key: text,
  subject: z.strictObject({
    kind: z.enum(KINDS_WITH_MANIFEST),
    id: text,
    language: localeSchema,
    version: z.int(),
    /** The path of its page in English. */
    path: text,
  }),
  text: z.strictObject({ hash, parts: z.array(z.strictObject({ name: text, hash })) }),
  method: z.enum(PROVENANCE_METHODS),
  digitalSourceType: text,
  /** The model or template that wrote it. Null where none was recorded. */
  tool: z.nullable(z.strictObject({ kind: z.enum(['model', 'template']), name: text })),
  translation: z.nullable(
    z.strictObject({ from: localeSchema, isReviewedByNative: z.boolean(), isComparedByMachine: z.boolean() }),
  ),
  sources: z.array(referenceSchema),
  /** The value as the page shows it. Null where the page shows the source in its place. */
  facts: z.array(z.strictObject({ id: text, value: z.nullable(text), source: referenceSchema })),
  approvals: z.strictObject({
    count: z.int(),
    /** The name that the page shows. */
    name: z.nullable(text),
    /** Null: the role was not recorded. */
    by: z.array(z.strictObject({ role: z.nullable(z.enum(ROLES)), at: text })),
  }),
  corrections: z.array(z.strictObject({ note: text, at: text })),
  previous: z.nullable(z.strictObject({ version: z.int(), hash })),
  publishedAt: z.nullable(text),
  updatedAt: text,
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A manifest with the Ed25519 signature, base64url, over its canonical JSON (RFC 8785) in UTF-8. */
export const signedManifestSchema = z.strictObject({ manifest: manifestSchema, signature: text });
export type SignedManifest = z.infer<typeof signedManifestSchema>;

/** A public key, the 32 bytes in base64url. A retired key signs nothing any more; what it signed can still be verified. */
export const provenanceKeySchema = z.strictObject({
  id: text,
  algorithm: z.literal('Ed25519'),
  publicKey: text,
  createdAt: text,
  retiredAt: z.nullable(text),
});
export type ProvenanceKey = z.infer<typeof provenanceKeySchema>;
