import path from 'node:path';
import type { FileStorage } from '@dalil/backend/core/file-store.ts';
import * as z from 'zod';

const NAMES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const fileFields = {
  S3_BUCKET: z
    .string()
    .refine((name) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name), 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be the address of a server for S3')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Given = Partial<Record<(typeof NAMES)[number] | 'S3_ENDPOINT', string>>;

/** Where uploaded pictures are stored: the bucket of the settings, else a folder in the data folder. */
export function filesOf(given: Given & { DATA_DIR: string }): FileStorage {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = given;
  if (S3_BUCKET === undefined) return { kind: 'folder', folder: path.join(DATA_DIR, 'uploads') };
  return {
    kind: 's3',
    bucket: S3_BUCKET,
    region: S3_REGION ?? '',
    endpoint: S3_ENDPOINT,
    keyId: S3_ACCESS_KEY_ID ?? '',
    secret: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** A bucket needs its region and a key; one of them alone is a mistake. */
export function fileSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const isAny = [...NAMES, 'S3_ENDPOINT' as const].some((name) => value[name] !== undefined);
  if (!isAny) return;
  for (const name of NAMES) {
    if (value[name] !== undefined) continue;
    const message = 'must be there when files are stored in a bucket (S3)';
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  }
}
