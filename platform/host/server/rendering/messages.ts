import type { PageAddress, ReleaseSet, SlotUse } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import type { PageAssets } from '../../browser/app/page-state.ts'
import type { DevOverride, RenderOutput } from '../../browser/rendering/messages.ts'
import type { PageRoute } from '../../browser/rendering/routes.ts'
import type { PageSlot, SlotOutput } from '../../browser/slots/slot-output.ts'
import type { Found } from './last-good.ts'

/** Start message of a render process. The process reads no file: all its code arrives in messages. */
export interface StartMessage {
  type: 'start'
  /** The shell's render build: its name, for stack traces, and its text. */
  renderer: SourceFile
  site: Site
  /** The release set as sent to browsers. */
  set: ReleaseSet
  apiUrl: string
  /** Files of the shell that every document references. */
  shell: Omit<PageAssets, 'scripts'>
  /** Text of the shell's style sheets by address. */
  styles: Readonly<Record<string, string>>
}

export interface SourceFile {
  name: string
  text: string
}

/** The parts of a build that a process needs; every text was verified against the release set. */
export interface ProcessBuild {
  /** File name of the container in the server build. */
  entry: string
  files: readonly SourceFile[]
  /** Text of its style sheets by address. */
  styles: Readonly<Record<string, string>>
  /** Files that a document references, by page chunk; those of any page are under the empty name. */
  assets: Readonly<Record<string, Pick<PageAssets, 'scripts' | 'styles'>>>
}

/** The input for rendering a page. */
export interface RenderRequest {
  /** Absolute address of the page. */
  url: string
  requestId: string
  /** Builds that the visitor's browser could not run. */
  avoid: readonly string[]
  /** The set with working copies, for a browser with an override. */
  set?: ReleaseSet
  devOverride?: DevOverride
}

/** The input for rendering a slot. */
export interface SlotRequest extends Pick<RenderRequest, 'avoid'> {
  use: SlotUse
}

export type Work =
  | { type: 'render'; request: RenderRequest }
  | { type: 'sitemap' }
  | { type: 'routes'; remote: string }
  | { type: 'slot'; request: SlotRequest }

export type ToProcess =
  | StartMessage
  | ({ id: number } & Work)
  /** `job` is the job that requested the data. */
  | { type: 'data'; id: number; job: number; found: Found }
  | { type: 'build'; id: number; job: number; build: ProcessBuild | { error: string } }
  | { type: 'slot-found'; id: number; job: number; slot: PageSlot }

/** An address that a page was made from, and its version. */
export interface Source {
  url: string
  etag: string
}

export interface RenderedPage extends RenderOutput {
  /** All data of the page; undefined if some of it has no version to compare. */
  sources?: Source[]
}

/** A list of addresses is sent in parts before it is done. */
export type Output = RenderedPage | 'sent' | PageRoute[] | SlotOutput

export type FromProcess =
  /** The process has loaded the shell's render build, but no remote's code yet. */
  | { type: 'ready' }
  | { type: 'done'; id: number; output: Output }
  | { type: 'failed'; id: number; error: string }
  /** Addresses of a sitemap; `nth` begins at 0. */
  | { type: 'addresses'; id: number; nth: number; addresses: PageAddress[] }
  | { type: 'load'; id: number; job: number; url: string; requestId?: string }
  | { type: 'find-build'; id: number; job: number; global: string }
  | { type: 'find-slot'; id: number; job: number; use: SlotUse }
