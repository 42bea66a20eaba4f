import type { LostParts, TextsToCheck } from '@arunika/admin-contracts'
import { adminRequest } from '../../lib/admin-request.ts'
import type { SaveQuestion } from './use-saving.ts'

/** Asks before parts of these texts are lost by a save; undefined if nothing is, or if that is not known. */
export async function questionAboutLoss(texts: readonly string[]): Promise<SaveQuestion | undefined> {
  if (texts.length === 0) return undefined
  const body: TextsToCheck = { texts: [...texts] }
  // An older api does not know the call, and without a connection the save says so itself.
  const { lost } = await adminRequest<LostParts>('/api/admin/texts/check', { method: 'POST', body }).catch(
    (): LostParts => ({ lost: [] }),
  )
  if (lost.length === 0) return undefined
  return {
    question: `These will not be stored: ${lost.join(', ')}.`,
    explanation:
      'Only you see them in the editor. Insert pictures from their files or from the library, and use links that begin with https.',
    confirmLabel: 'Save anyway',
    refuseLabel: 'Back to the text',
  }
}
