import { rotateSigningKey } from '@dalil/backend/provenance/signing-key.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { withCommandDatabase } from './command-database.ts';

await withCommandDatabase({ isExclusive: false }, async (address) => {
  const { db, close } = await openDatabase(address);
  try {
    console.log(`Manifests of texts are now signed with the key ${await rotateSigningKey(db, new Date())}`);
  } finally {
    await close();
  }
});
