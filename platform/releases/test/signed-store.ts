import { join } from 'node:path'
import { openStore } from '../src/open-store.ts'
import { registryKey } from '../src/trust/key-files.ts'
import { prepareTrust } from '../src/trust/prepare.ts'
import { checkoutOf } from './builds.ts'

/**
 * Makes signatures required in a data folder, as `npm start` does. Each remote has a team with a key and the
 * path of its name.
 */
export async function newSignedStore(dataDir: string, remotes: readonly string[]) {
  const root = await checkoutOf(join(dataDir, 'checkout'), remotes)
  await prepareTrust({ dataDir, releasesS3: undefined }, root)
  return openSigned(dataDir)
}

/** The release store of a data folder, as its registry opens it. */
export const openSigned = async (dataDir: string) =>
  openStore({ dataDir, releasesS3: undefined }, { key: await registryKey(dataDir) })

/** The release store of a data folder, as a shell opens it. @param report called if a signature is invalid */
export const openAsShell = (dataDir: string, report: (sentence: string) => void) =>
  openStore({ dataDir, releasesS3: undefined }, { report })
