import { join } from 'node:path'
import * as z from 'zod'
import { StateFile } from './state-file.ts'

const schema = z.looseObject({
  /** Hash of the policy that was last in force; absent before the first one. */
  sha256: z.string().optional(),
  /** True since its file is missing. */
  isMissing: z.boolean().optional(),
})

export type SeenPolicy = z.infer<typeof schema>

/** Remembers the last policy, because its file is written by operators and may get lost. */
export const seenPolicyIn = (folder: string) =>
  new StateFile<SeenPolicy>(join(folder, 'policy-seen.json'), schema, {})
