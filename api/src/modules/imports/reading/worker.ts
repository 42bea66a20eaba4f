import { parentPort, workerData } from 'node:worker_threads'
import { ImportFileError } from '../imported-article.ts'
import { readImportFile } from './read-file.ts'

/** The file to read, its name for people, and the file for its articles. */
export interface WorkerInput {
  path: string
  name: string
  target: string
}
export type WorkerResult = { articles: number; remarks: string[]; isZip: boolean } | { refused: string }

const { path, name, target } = workerData as WorkerInput
const result = await readImportFile(path, name, target).catch((error: unknown): WorkerResult => {
  if (error instanceof ImportFileError) return { refused: error.message }
  throw error
})
parentPort?.postMessage(result satisfies WorkerResult)
