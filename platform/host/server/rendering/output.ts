import { ownerOf, type PageAddress, type ReleaseSet } from '@anyam/federation'
import { LANGUAGES } from '@anyam/protocol/languages'
import * as z from 'zod/mini'
import type { PageRoute } from '../../browser/rendering/routes.ts'
import type { SlotOutput } from '../../browser/slots/slot-output.ts'
import type { Output, RenderedPage } from './messages.ts'

const buildName = z.object({ remote: z.string(), build: z.string() })

const percent = z.number().check(z.gte(0), z.lte(100))
const page = z.object({
  status: z.int().check(z.gte(200), z.lte(599)),
  html: z.optional(z.string()),
  redirect: z.optional(z.string()),
  framed: z.optional(z.boolean()),
  card: z.optional(
    z.object({
      title: z.string(),
      kind: z.string(),
      details: z.optional(z.string()),
      picture: z.optional(z.string()),
      focus: z.optional(z.object({ x: percent, y: percent })),
    }),
  ),
  problems: z.array(z.string()),
  asOf: z.optional(z.string()),
  meant: z.optional(buildName),
  failures: z.array(z.extend(buildName, { text: z.string() })),
  sources: z.optional(z.array(z.object({ url: z.string(), etag: z.string() }))),
  slots: z.optional(z.array(z.object({ key: z.string(), version: z.string() }))),
})
const asset = { href: z.string(), integrity: z.string() }
const markup = z.object({
  html: z.string(),
  data: z.record(z.string(), z.unknown()),
  styles: z.array(z.object({ ...asset, id: z.optional(z.string()), text: z.optional(z.string()) })),
  scripts: z.array(z.object(asset)),
  remote: z.string(),
  release: z.looseObject({ build: z.string(), owns: z.array(z.string()) }),
})
const slot = z.object({
  markup: z.optional(markup),
  fallback: z.optional(markup),
  failures: z.array(z.extend(buildName, { text: z.string() })),
})
const addresses = z.array(
  z.object({
    path: z.string(),
    languages: z.optional(z.array(z.enum(LANGUAGES))),
    changed: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    picture: z.optional(z.string()),
  }),
)
const routes = z.array(z.object({ path: z.string(), searchParams: z.optional(z.array(z.string())) }))

interface Expected {
  set: ReleaseSet
  url: string
  /** Returns whether page data may come from an address. */
  allows: (url: string) => boolean
}

/**
 * Validates a page sent by a render process. All code of a set shares that process, so a page may report only
 * about its own remote: it can blame no other remote's build, and reference no address that the data port
 * would refuse.
 * @throws Error if the output is not a page
 */
export function checkedPage(output: Output, { set, url, allows }: Expected): RenderedPage {
  const { meant, failures, sources, ...rest } = page.parse(output)
  const owner = ownerOf(set.remotes, new URL(url).pathname)
  const known = sources?.filter((source) => allows(source.url))
  return {
    ...(rest as RenderedPage),
    ...(meant && meant.remote === owner && { meant }),
    failures: failures.filter(({ remote }) => remote === owner || remote === ''),
    ...(known && known.length === sources?.length && { sources: known }),
  }
}

/**
 * Validates a slot sent by its process.
 * @throws Error if it is not a slot, or is of another remote
 */
export function checkedSlot(output: Output, remote: string | undefined): SlotOutput {
  const checked = slot.parse(output) as SlotOutput
  const others = [checked.markup, checked.fallback].filter((one) => one && one.remote !== remote)
  if (others.length > 0) throw new Error(`A slot of ${remote} says that it is of ${others[0]?.remote}`)
  return { ...checked, failures: checked.failures.filter((failure) => failure.remote === remote) }
}

export const checkedAddresses = (output: unknown): PageAddress[] => addresses.parse(output)

export const checkedRoutes = (output: Output): PageRoute[] => routes.parse(output) as PageRoute[]
