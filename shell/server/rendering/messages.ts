import type { Site } from '@arunika/contracts/site'
import type { PageAddress, ReleaseSet, SlotUse } from '@arunika/federation'
import type { PageAssets } from '../../src/app/page-state.ts'
import type { DevOverride, RenderOutput } from '../../src/rendering/messages.ts'
import type { PageRoute } from '../../src/rendering/routes.ts'
import type { PageSlot, SlotOutput } from '../../src/slots/slot-output.ts'
import type { Found } from './last-good.ts'

/** What a render process is started with. It reads no file: everything that it runs comes in messages. */
export interface StartMessage {
  type: 'start'
  /** The shell's render build: its name, for stacks, and its text. */
  renderer: SourceFile
  site: Site
  /** As browsers get it. */
  set: ReleaseSet
  apiUrl: string
  /** Files of the shell that every document names. */
  shell: Omit<PageAssets, 'scripts'>
  /** Text of the shell's style sheets, by their addresses. */
  styles: Readonly<Record<string, string>>
}

export interface SourceFile {
  name: string
  text: string
}

/** What a process needs of a build; every text was verified against the release set. */
export interface ProcessBuild {
  /** Name of the container's file among those of the build for servers. */
  entry: string
  files: readonly SourceFile[]
  /** Text of its style sheets, by their addresses. */
  styles: Readonly<Record<string, string>>
  /** Files that a document names, by the chunk of its page; under the empty name those of any page. */
  assets: Readonly<Record<string, Pick<PageAssets, 'scripts' | 'styles'>>>
}

/** What a page is rendered from. */
export interface RenderRequest {
  /** Address of the page, whole. */
  url: string
  requestId: string
  /** Builds that the visitor's browser could not run. */
  avoid: readonly string[]
  /** The set with working copies, for the browser that asked for them. */
  set?: ReleaseSet
  devOverride?: DevOverride
}

/** What a slot is made of. */
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
  /** `job` is the work that asked. */
  | { type: 'data'; id: number; job: number; found: Found }
  | { type: 'build'; id: number; job: number; build: ProcessBuild | { error: string } }
  | { type: 'slot-found'; id: number; job: number; slot: PageSlot }

/** What a page was made from, and in which version. */
export interface Source {
  url: string
  etag: string
}

export interface RenderedPage extends RenderOutput {
  /** All of its data; undefined where some of it has no version to know it again by. */
  sources?: Source[]
}

export type Output = RenderedPage | PageAddress[] | PageRoute[] | SlotOutput

export type FromProcess =
  /** The process has read the shell's render build, and no remote's code yet. */
  | { type: 'ready' }
  /** The process begins or continues a job: if it dies next, that job is the cause. */
  | { type: 'running'; job: number }
  | { type: 'done'; id: number; output: Output }
  | { type: 'failed'; id: number; error: string }
  | { type: 'load'; id: number; job: number; url: string; requestId?: string }
  | { type: 'find-build'; id: number; job: number; global: string }
  | { type: 'find-slot'; id: number; job: number; use: SlotUse }
