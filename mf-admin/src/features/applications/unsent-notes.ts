/** Notes that were begun and not added, by the number of their application; in memory alone, since they are about people. */
const notes = new Map<number, string>()

/** What was begun about an application, empty when nothing was. */
export const unsentNote = (applicationId: number) => notes.get(applicationId) ?? ''

/** Stores an unsent note; an empty text removes it. */
export function keepUnsentNote(applicationId: number, text: string) {
  if (text.trim() === '') notes.delete(applicationId)
  else notes.set(applicationId, text)
}
