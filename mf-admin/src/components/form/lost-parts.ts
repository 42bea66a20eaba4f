import type { LostParts, TextsToCheck } from '@arunika/admin-contracts'
import { adminRequest } from '../../lib/admin-request.ts'
import type { SaveQuestion } from './use-saving.ts'

/** Asks before a save removes or changes parts of these texts; undefined if it does not, or if the check fails. */
export async function questionAboutLoss(texts: readonly string[]): Promise<SaveQuestion | undefined> {
  if (texts.length === 0) return undefined
  const body: TextsToCheck = { texts: [...texts] }
  // An older api lacks this call, and without a connection the save reports the problem.
  const { lost, linked = [] } = await adminRequest<LostParts>('/api/admin/texts/check', {
    method: 'POST',
    body,
  }).catch((): LostParts => ({ lost: [] }))
  const sentences = [
    ...(lost.length > 0 ? [`These will not be stored: ${lost.join(', ')}.`] : []),
    ...(linked.length > 0 ? [`These will be stored as links: ${linked.join(', ')}.`] : []),
  ]
  if (sentences.length === 0) return undefined
  return {
    question: sentences.join(' '),
    explanation:
      'Only you see them in the editor. Insert pictures from their files or from the library, and use links that begin with https.',
    confirmLabel: 'Save anyway',
    refuseLabel: 'Back to the text',
  }
}
