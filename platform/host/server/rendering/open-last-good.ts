import type { FastifyBaseLogger } from 'fastify'
import { LastGood } from './last-good.ts'
import { LastGoodFiles } from './last-good-files.ts'

/** Responses of the hosts that provide the data of pages, with those of earlier processes. @param dir for their files */
export function openLastGood(log: FastifyBaseLogger, dir: string): LastGood {
  const files = new LastGoodFiles(dir, (error) => log.warn(error, 'The last good data cannot be stored.'))
  return new LastGood((text, host) => log.warn({ host }, text), files)
}
