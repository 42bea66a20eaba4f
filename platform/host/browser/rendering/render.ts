import { isAdminPath, ownerOf, type RemoteRelease } from '@anyam/federation'
import { languageAt } from '@anyam/protocol/languages'
import { avoiding, lastKnownGood } from '../federation/last-known-good.ts'
import { menusIn } from './menus-in.ts'
import type { BuildFailure, RenderInput, RenderOutput } from './messages.ts'
import { englishPage, isUnrendered, renderFrame, renderPage } from './render-page.ts'
import type { Attempt } from './routes.ts'
import { siteTexts } from './site-texts.ts'

/**
 * Renders the page at an address with the live build, otherwise with the last known good one. If both fail,
 * renders the frame around a page that the browser will fetch.
 */
export async function render(request: RenderInput): Promise<RenderOutput> {
  const { pathname } = new URL(request.url)
  const site = siteTexts().siteIn(await siteOf(request), languageAt(pathname))
  const set = menusIn(avoiding(request.set, request.avoid), site.language)
  const input = { ...request, set, site }
  const english = englishPage(input)
  if (english) return { ...english, problems: [], failures: [] }
  const remote = ownerOf(input.set.remotes, pathname)
  // Only browsers load working copies.
  if (isAdminPath(pathname) || isUnrendered(input.set, remote))
    return { ...(await renderFrame(input)), status: 200, problems: [], failures: [] }
  const live = remote === undefined ? undefined : input.set.remotes[remote]
  const meant = remote !== undefined && live ? { meant: { remote, build: live.build } } : {}
  const failures: BuildFailure[] = []
  for (const page of attempts(remote, live)) {
    const problems: string[] = []
    try {
      return { ...(await renderPage(input, page, problems)), problems, ...meant, failures }
    } catch (error) {
      failures.push({ remote: page?.remote ?? '', build: page?.release.build ?? '', text: textOf(error) })
    }
  }
  const problems = failures.map(({ text }) => text)
  return { ...(await renderFrame(input)), status: 503, problems, ...meant, failures }
}

/** The site with its current facts. The shell always has them, but a page could do without. */
const siteOf = ({ site, load }: Pick<RenderInput, 'site' | 'load'>) =>
  load(siteTexts().factsPath).then(
    (facts) => siteTexts().withFacts(site, facts),
    () => site,
  )

/** Builds that may render a page, the best first. */
function attempts(remote: string | undefined, live: RemoteRelease | undefined): (Attempt | undefined)[] {
  if (remote === undefined || !live) return [undefined]
  const fallbackBuild = lastKnownGood(live)
  return [live, ...(fallbackBuild ? [fallbackBuild] : [])].map((release) => ({ remote, release }))
}

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return `${error.stack ?? error}${error.cause ? `\n${error.cause}` : ''}`
}
