import { rm } from 'node:fs/promises'
import { PICTURE_RULES } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { isPublicAddress } from '../../lib/public-addresses.ts'
import { type DownloadError, downloadPublicFile, RefusedDownloadError } from '../../lib/public-download.ts'
import { pictureContentsError } from '../uploads/public-pictures.ts'

/** Milliseconds. */
const TIMEOUT = 15_000

const MESSAGES: Readonly<Record<DownloadError, string>> = {
  'wrong-address': 'Only pictures at http and https addresses can be fetched.',
  'private-address': 'This address is not on the public internet, so its picture is not fetched.',
  'too-large': PICTURE_RULES.messages.tooLarge,
  unreachable: 'The picture could not be fetched from the other site.',
}

const refused = (message: string) => invalidFields({ url: [message] })

function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/**
 * Fetches a picture from another site and runs the work with it; removes the temporary file afterwards.
 * @throws CodedError 422 with a sentence about the URL or the picture
 */
export async function withFetchedPicture<T>(
  address: string,
  { store, settings }: Pick<Context, 'store' | 'settings'>,
  work: (file: { tempPath: string; name: string }) => Promise<T>,
): Promise<T> {
  const tempPath = store.tempPath()
  const rules = {
    maxSize: PICTURE_RULES.maxSize,
    timeout: TIMEOUT,
    isAllowed: (ip: string) => settings.fetchesFromPrivateNetworks || isPublicAddress(ip),
  }
  try {
    await downloadPublicFile(address, tempPath, rules).catch((error: unknown) => {
      throw error instanceof RefusedDownloadError ? refused(MESSAGES[error.reason]) : error
    })
    const error = await pictureContentsError(tempPath)
    if (error !== undefined) throw refused(error)
    return await work({ tempPath, name: fileNameOf(address) })
  } finally {
    await rm(tempPath, { force: true })
  }
}
