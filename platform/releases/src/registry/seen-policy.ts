import { join } from 'node:path'
import * as z from 'zod'
import { StateFile } from './state-file.ts'

const schema = z.looseObject({
  /** Hash of the policy that was last in force; absent before the first one. */
  sha256: z.string().optional(),
})

type SeenPolicy = z.infer<typeof schema>

/** The trace of a policy that 0.3.0 and older had in force, whose file may have got lost. */
export const seenPolicyIn = (folder: string) =>
  new StateFile<SeenPolicy>(join(folder, 'policy-seen.json'), schema, {})
