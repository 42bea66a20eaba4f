import { join } from 'node:path'
import { parseState, readIfThere } from '@anyam/server/state-files'
import { WEBHOOK_SECRET } from '@anyam/server/webhooks'
import * as z from 'zod'
import { matchesSome } from '../patterns.ts'

export const EVENTS = ['published', 'refused', 'waiting', 'halted', 'promoted', 'rolled_back'] as const
export type NotificationEvent = (typeof EVENTS)[number]

/** A web address that is not written into logs, because it may contain a key. */
const address = z.url({ protocol: /^https?$/ })
const apiOf = (url: string) => address.default(url).transform((text) => text.replace(/\/+$/, ''))

const target = z
  .strictObject({
    /** Identifies the target while notifications wait for it. */
    name: z.string().regex(/^[\w.-]{1,60}$/, 'may have letters, digits, dots and dashes'),
    /** Remotes about which it is told: exact names, or patterns in which `*` stands for any text. */
    remotes: z.array(z.string().min(1)).min(1),
    events: z
      .array(z.enum(EVENTS))
      .min(1)
      .default([...EVENTS]),
    /** A POST signed as Standard Webhooks describes; the secret is base64 with the prefix `whsec_`. */
    webhook: z.strictObject({ url: address, secret: z.string().regex(WEBHOOK_SECRET) }).optional(),
    mail: z.strictObject({ to: z.array(z.email()).min(1).max(20) }).optional(),
    /** The status of the build's commit. */
    github: z
      .strictObject({
        repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be <owner>/<repository>'),
        token: z.string().min(1),
        api: apiOf('https://api.github.com'),
      })
      .optional(),
    gitlab: z
      .strictObject({
        project: z.string().regex(/^\d+$|^[\w.-]+(\/[\w.-]+)+$/, 'must be an id or <group>/<project>'),
        token: z.string().min(1),
        api: apiOf('https://gitlab.com/api/v4'),
      })
      .optional(),
  })
  .refine(
    ({ webhook, mail, github, gitlab }) => [webhook, mail, github, gitlab].filter(Boolean).length === 1,
    'must have exactly one of webhook, mail, github and gitlab',
  )

const schema = z.strictObject({
  targets: z
    .array(target)
    .max(100)
    .default([])
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'must have different names'),
})

export type Target = z.output<typeof target>

const REMEDY = 'No one is told about releases until it is corrected; releases themselves go on.'

/**
 * Targets of `notifications.json` in the registry's folder; without the file there are none. It is read for
 * each notification, so that edits take effect at once.
 * @throws DamagedFileError with the position if it is invalid
 */
export function readTargets(folder: string): Target[] {
  const path = join(folder, 'notifications.json')
  const text = readIfThere(path)?.toString()
  return text === undefined ? [] : schema.parse(parseState(text, schema, path, REMEDY)).targets
}

export const isFor = (target: Target, event: NotificationEvent, remote: string): boolean =>
  target.events.includes(event) && matchesSome(target.remotes, remote)
