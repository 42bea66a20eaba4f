import * as z from 'zod/mini'
import { required } from './common.ts'
import { BUILD_ID, DIGEST, REMOTE_NAME } from './names.ts'

/**
 * The gate's verdict on a build: `inconclusive` if it could not be tried, which proves nothing about the
 * build; `unchecked` if the gate never ran.
 */
export const gateVerdict = z.enum(['passed', 'refused', 'inconclusive', 'unchecked'])

/** Pictures of a page in the live build and in the tried one, by which the gate shows a finding. */
export const gatePictures = z.object({
  address: z.string(),
  /** The view in words: `on a desktop`. */
  view: z.string(),
  /** In CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** Names for `GET /releases/picture`. */
  live: z.string(),
  tried: z.string(),
})

/** A build's description for people; `reasons` are why it has not passed the gate. */
export const buildCard = z.object({
  build: z.string(),
  version: z.string(),
  author: z.string(),
  commit: z.string(),
  /** Its sources had uncommitted changes. */
  dirty: z.optional(z.boolean()),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  verdict: gateVerdict,
  reasons: z.array(z.string()),
  /** Names of the changes that are its only reasons, so that people may accept them. */
  changes: z.optional(z.array(z.string())),
  /** Problems that the live build had as well when the gate compared them. */
  remarks: z.optional(z.array(z.string())),
  /** By the reasons and remarks that have pictures. */
  pictures: z.optional(z.record(z.string(), gatePictures)),
  /** Address of its preview, which expires. */
  preview: z.optional(z.string()),
})

/** Observations of browsers and servers about a build; times in ms, at the 75th percentile of the visits. */
export const buildHealth = z.object({
  build: z.string(),
  /** Pages that started in browsers. */
  started: z.number(),
  /** Pages that browsers confirmed to work and respond. */
  alive: z.number(),
  /** Pages that failed in browsers, or started and sent nothing more. */
  failed: z.number(),
  /** Pages whose files were still arriving at their last report. */
  slow: z.number(),
  /** Pages that could not be rendered. */
  serverFailures: z.number(),
  lcp: z.optional(z.number()),
  cls: z.optional(z.number()),
  inp: z.optional(z.number()),
  /** Only for a canary: the evidence it lacks for automatic promotion, in words. */
  evidence: z.optional(z.string()),
})

export const canaryCard = z.extend(buildCard, {
  /** Share of the visitors that get it, 1 to 100. */
  percent: z.number(),
  since: z.string(),
  /** Delay before the canary is promoted automatically; null if promoted manually. */
  promoteAfterMs: z.nullable(z.number()),
  /** Share that it takes then instead of going live. */
  nextPercent: z.optional(z.number()),
  by: z.string(),
})

export const remoteState = z.object({
  remote: z.string(),
  /** A host: it holds pages of remotes and has none itself. */
  isHost: z.optional(z.boolean()),
  live: z.optional(buildCard),
  canary: z.optional(canaryCard),
  /** Build that is loaded if the live one cannot be. */
  fallback: z.optional(z.string()),
  pinned: z.optional(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
  /** Set if it was taken off the site; a rollback restores this build. */
  retired: z.optional(z.object({ by: z.string(), at: z.string(), reason: z.string(), build: z.string() })),
  /** The newest builds in the store, the newest first. */
  builds: z.array(buildCard),
  health: z.array(buildHealth),
})

export const releaseChange = z.object({
  at: z.string(),
  action: z.enum([
    'publish',
    'promote',
    'rollback',
    'remove',
    'canary',
    'halt',
    'pin',
    'unpin',
    'retire',
    'handover',
  ]),
  remote: z.string(),
  build: z.string(),
  previous: z.optional(z.string()),
  /** Path that was handed over, and the remote that handed it over. */
  path: z.optional(z.string()),
  from: z.optional(z.string()),
  by: z.optional(z.string()),
  /** The second person, if the policy requires one. */
  approvedBy: z.optional(z.string()),
  reason: z.optional(z.string()),
  percent: z.optional(z.number()),
  /** Reason for skipping the gate. */
  override: z.optional(z.string()),
  /** The gate's verdict, if the gate was skipped. */
  verdict: z.optional(gateVerdict),
  /** Changes that people accepted in the gate. */
  accepted: z.optional(z.readonly(z.array(z.object({ change: z.string(), by: z.string() })))),
})

/** Response of `GET /releases/state`; the journal's last 50 changes, the newest first. */
export const releaseState = z.object({
  revision: z.number(),
  remotes: z.array(remoteState),
  journal: z.array(releaseChange),
  /** True if teams release through a registry, with tokens. */
  hasRegistry: z.optional(z.boolean()),
})

const failureRate = z.object({
  /** Pages with an outcome, and those that failed; fractions if the share of a network is limited. */
  views: z.number(),
  failures: z.number(),
  /** 0 to 1, with the bounds of its confidence band. */
  rate: z.number(),
  low: z.number(),
  high: z.number(),
})

/** Response of `GET /releases/curves`: failure rates of a canary and the live build since the canary began. */
export const canaryCurves = z.object({
  /** Build of the canary; missing if there is none. */
  build: z.optional(z.string()),
  /** Segments with curves, with words for the end of a sentence: `with Firefox`. */
  segments: z.array(z.object({ segment: z.string(), words: z.string() })),
  /** At most 60, the oldest first; `at` is an ISO 8601 instant. */
  points: z.array(z.object({ at: z.string(), canary: failureRate, live: failureRate })),
})

/** Query of `GET /releases/as-of`. */
export const releasesAsOfQuery = z.object({
  /** ISO 8601 instant. */
  at: z.iso.datetime(),
})

/** Response of `GET /releases/as-of`: the build of each remote that was live at an instant. */
export const releasesAsOf = z.array(
  z.object({
    remote: z.string(),
    build: z.string(),
    /** ISO 8601 instant at which it went live. */
    since: z.string(),
    by: z.string(),
    canary: z.optional(z.object({ build: z.string(), percent: z.number() })),
    /** True if it is live now. */
    isLive: z.boolean(),
    /** Address of its preview, which expires; missing once the build has left the store. */
    preview: z.optional(z.string()),
  }),
)

/** Response of `GET /releases/diff`: the files that differ between two builds, with the difference in bytes. */
export const releaseDiff = z.array(
  z.object({ file: z.string(), change: z.enum(['added', 'removed', 'changed']), bytes: z.number() }),
)

const remote = z.string().check(z.regex(REMOTE_NAME))
const build = z.string().check(z.regex(BUILD_ID))
const reason = required('Please say why: the journal records it.', 300)
const override = z.optional(reason)
/** Names of changes that the sender accepts. */
const accepts = z.optional(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(100)))
const path = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/([\w.~%-]+(\/[\w.~%-]+)*)?$/, 'This is no path of the site.'))
const pattern = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(
      /^\/([\w.~%-]+(\/[\w.~%-]+)*(\/\*)?)?$/,
      'This is no path of the site; /* may stand at its end only.',
    ),
  )
const redirects = z.optional(z.record(pattern, pattern))

export const curvesQuery = z.object({ remote, segment: z.string().check(z.maxLength(300)) })

export const diffQuery = z.object({ remote, from: build, to: build })

/** Query of `GET /releases/picture`; `name` is one of `gatePictures`. */
export const pictureQuery = z.object({ remote, build, name: z.string().check(z.regex(DIGEST)) })

/** Response of `GET /releases/picture`. */
export const gatePicture = z.object({
  /** Data URL of a JPEG. */
  picture: z.string(),
})

/** Bodies of the admin release API's POST calls, by the last segment of their paths. */
export const releaseCommands = {
  promote: z.object({ remote, build, override, accepts, reason: z.optional(reason) }),
  rollback: z.object({ remote, build: z.optional(build), reason: z.optional(reason) }),
  canary: z.object({
    remote,
    build,
    percent: z.int().check(z.gte(1), z.lte(100)),
    promoteAfterMs: z.optional(z.nullable(z.int().check(z.gte(60_000), z.lte(7 * 24 * 3600_000)))),
    inSteps: z.optional(z.boolean()),
    override,
    accepts,
    reason: z.optional(reason),
  }),
  halt: z.object({ remote, reason: z.optional(reason) }),
  pin: z.object({ remote, reason }),
  unpin: z.object({ remote }),
  unpublish: z.object({ remote, build, reason }),
  retire: z.object({ remote, redirects, override, reason: z.optional(reason) }),
  handover: z.object({
    remote,
    build,
    path,
    /** Remote that owns the path. */
    from: remote,
    redirects,
    override,
    reason: z.optional(reason),
  }),
  override: z.object({ remote, origin: z.string().check(z.maxLength(300)) }),
}

export type GatePicture = z.infer<typeof gatePicture>
export type GatePictures = z.infer<typeof gatePictures>
export type GateVerdict = z.infer<typeof gateVerdict>
export type BuildCard = z.infer<typeof buildCard>
export type BuildHealth = z.infer<typeof buildHealth>
export type RemoteState = z.infer<typeof remoteState>
export type ReleaseChange = z.infer<typeof releaseChange>
export type ReleaseState = z.infer<typeof releaseState>
export type ReleasesAsOf = z.infer<typeof releasesAsOf>
export type CanaryCurves = z.infer<typeof canaryCurves>
export type FailureRate = z.infer<typeof failureRate>
export type ReleaseDiff = z.infer<typeof releaseDiff>
export type ReleaseCommands = {
  [CommandBody in keyof typeof releaseCommands]: z.infer<(typeof releaseCommands)[CommandBody]>
}
export type CanaryCard = z.infer<typeof canaryCard>
