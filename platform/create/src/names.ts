import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LONGEST_REMOTE_NAME } from '@anyam/protocol/names'
import { remotesIn } from '@anyam/releases/remotes'

/** Values of the template's placeholders. `paths` are all that it owns, as `release team add` takes them. */
export type Names = Record<
  'remote' | 'path' | 'paths' | 'page' | 'camel' | 'pascal' | 'title' | 'team',
  string
>

const USAGE = 'pnpm new:remote <mf-name> </path>      for example: pnpm new:remote mf-events /events'

/** Paths that the shell itself serves, and the name of the chunk that every remote has. */
const TAKEN = /^\/(api|uploads|shell|remotes|registry|releases|health|metrics|csp-reports)(\/|$)|^\/routes$/

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * All names of a remote, from its own and the path that it will own.
 * @throws Error that says what is wrong with them
 */
export function namesOf(root: string, remote = '', path = ''): Names {
  const names = namesFor(remote, path, USAGE)
  for (const other of remotesIn(root)) {
    if (other === remote) throw new Error(`There is a remote ${remote} already.`)
    const owns: string[] = JSON.parse(readFileSync(join(root, other, 'package.json'), 'utf8')).federation.owns
    if (owns.includes(path)) throw new Error(`${other} owns ${path} already.`)
  }
  return names
}

/**
 * The same where other remotes are not known.
 * @param usage message for names that are none
 */
export function namesFor(remote: string, path: string, usage: string): Names {
  const page = remote.replace(/^mf-/, '')
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(remote) || !/^(\/[a-z]+(-[a-z]+)*)+$/.test(path)) throw new Error(usage)
  if (remote.length > LONGEST_REMOTE_NAME)
    throw new Error(`The name of a remote has at most ${LONGEST_REMOTE_NAME} characters.`)
  if (TAKEN.test(path) || TAKEN.test(`/${page}`)) throw new Error(`The shell needs ${path} itself.`)
  const words = page.split('-')
  const pascal = words.map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  const title = words.map(capital).join(' ')
  return { remote, path, paths: path, page, camel, pascal, title, team: `team-${page}` }
}
