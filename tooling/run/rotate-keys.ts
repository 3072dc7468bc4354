import { parseArgs } from 'node:util';
import { replaceAccountKeys, rotateAccountKey } from '@dalil/backend/accounts/account-keys.ts';
import { replacePushKeys } from '@dalil/backend/notifications/replace-push-keys.ts';
import { rotateSigningKey } from '@dalil/backend/provenance/signing-key.ts';
import { ConfigurationError } from '@dalil/database/configuration-error.ts';
import { type Database, openDatabase } from '@dalil/database/connection.ts';
import { addGeneratedKey, replaceGeneratedKey } from '@dalil/database/generated-key.ts';
import { PUSH_KEYS } from '../../apps/server/src/push-settings.ts';
import type { Settings } from '../../apps/server/src/settings.ts';
import { withCommandDatabase } from './command-database.ts';

/** Every server has to be started again within this time, so that all know a key before one signs with it. */
const MINUTES = 60;
const USAGE =
  'Name what to rotate: npm run rotate-keys -- accounts, push, limits or manifests, with --leaked if others may know the key';

const { values, positionals } = parseArgs({ options: { leaked: { type: 'boolean' } }, allowPositionals: true });

type Rotate = (db: Database, now: Date, settings: Settings) => Promise<string>;

function inAnHour(now: Date): Date {
  return new Date(now.getTime() + MINUTES * 60_000);
}

function startAgain(from: Date): string {
  return `The new key is in use from ${from.toISOString()} on. Start every server again before then.`;
}

const ROTATIONS: Record<string, { usual: Rotate; leaked: Rotate }> = {
  accounts: {
    usual: async (db, now) => {
      const version = await rotateAccountKey(db, inAnHour(now));
      return `${startAgain(new Date(version * 1000))} What the former keys signed stays valid.`;
    },
    leaked: async (db, now) =>
      `${await replaceAccountKeys(db, now)} sessions have ended and the former keys are gone. Start every server again now.`,
  },
  push: {
    usual: async (db, now, { push }) => {
      requireGenerated(push.privateKey);
      await addGeneratedKey(db, PUSH_KEYS, Math.floor(inAnHour(now).getTime() / 1000));
      return `${startAgain(inAnHour(now))} Browsers that were enabled before go on with the former key.`;
    },
    leaked: async (db, _, { push }) => {
      requireGenerated(push.privateKey);
      const ended = await replacePushKeys(db, PUSH_KEYS);
      return `${ended} browsers were disabled and must be enabled again. Start every server again now.`;
    },
  },
  limits: { usual: replaceLimits, leaked: replaceLimits },
  manifests: { usual: rotateManifests, leaked: rotateManifests },
};

async function replaceLimits(db: Database): Promise<string> {
  await replaceGeneratedKey(db, 'rate-limits');
  return 'Start every server again now. Limits are counted anew, and a list that is being paged starts over.';
}

async function rotateManifests(db: Database, now: Date): Promise<string> {
  return `Manifests of texts are now signed with the key ${await rotateSigningKey(db, now)}. Earlier ones stay valid.`;
}

function requireGenerated(given: string | undefined): void {
  if (given === undefined) return;
  throw new ConfigurationError(
    'The push key is the one of VAPID_PRIVATE_KEY. Change it there; every browser then has to be enabled again.',
    ['VAPID_PRIVATE_KEY'],
  );
}

await withCommandDatabase({ isExclusive: false }, async (address, settings) => {
  const rotation = ROTATIONS[positionals[0] ?? ''];
  if (!rotation) throw new ConfigurationError(USAGE);
  const { db, close } = await openDatabase(address);
  try {
    console.log(await (values.leaked ? rotation.leaked : rotation.usual)(db, new Date(), settings));
  } finally {
    await close();
  }
});
