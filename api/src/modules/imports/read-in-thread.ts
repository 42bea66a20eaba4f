import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ImportFileError } from './imported-article.ts'
import type { WorkerInput, WorkerResult } from './reading/worker.ts'

/** Megabytes; a Ghost export needs several times its size. */
const MEMORY = 768
/** Milliseconds. */
const DEADLINE = 50_000

/**
 * Reads an imported file in a thread, so that other calls are answered meanwhile.
 * @throws ImportFileError
 */
export async function readInThread(input: WorkerInput) {
  const worker = new Worker(new URL('./reading/worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  try {
    const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE) })) as [
      WorkerResult,
    ]
    if ('refused' in result) throw new ImportFileError(result.refused)
    return result
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError')
      throw new ImportFileError('The file is too large to be read. Please split it.')
    throw error
  } finally {
    await worker.terminate()
  }
}
