// Draws cards one after another in a separate thread, because laying out a text takes longer than a visitor
// should wait.
import { parentPort } from 'node:worker_threads'
import type { SocialCard } from '@anyam/federation'
import { drawCard } from './draw-card.ts'

export interface DrawRequest {
  id: number
  card: SocialCard
  /** Name of the site. */
  brand: string
  picture?: Uint8Array
}

export type DrawResponse = { id: number } & ({ bytes: Uint8Array } | { error: string })

parentPort?.on('message', async ({ id, card, brand, picture }: DrawRequest) => {
  const respond = (response: DrawResponse) => parentPort?.postMessage(response)
  try {
    respond({ id, bytes: await drawCard(card, brand, picture) })
  } catch (error) {
    respond({ id, error: String(error) })
  }
})
