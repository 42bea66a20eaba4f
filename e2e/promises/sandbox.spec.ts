import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { figure } from '@anyam/test-support/figure'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { type SpyTargets, spyCode } from '../fixtures/spy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

/** Finds of a spy that runs as an ordinary program beside the product. */
async function lootOfProgram(targets: SpyTargets): Promise<Record<string, string>> {
  const code = `const __non_webpack_require__ = require; ${spyCode(targets)}
    setInterval(() => globalThis.loot.done && (process.stdout.write(JSON.stringify(globalThis.loot.got)), process.exit()), 50)`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code])
  return JSON.parse(stdout)
}

async function databasePort(dataDir: string): Promise<number> {
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return Number(lines[3])
}

test.describe("Promise 31: a remote's server code", () => {
  test('gets no setting, file, process or connection, and its pages are still shown', async ({ request }) => {
    test.setTimeout(120_000)
    const product = process.env.DATA_DIR ?? ''
    const shell = await shellCopy()
    const team = await teamCheckout('mf-news', shell.dataDir)
    try {
      await shell.start({ ADMIN_PASSWORD: 'a-secret-of-the-shell' })
      const live: { remotes: Record<string, { build: string }> } = JSON.parse(
        await readFile(join(shell.store, 'live.json'), 'utf8'),
      )
      const targets = {
        secretFile: join(product, 'secret.key'),
        otherFile: join(shell.store, 'mf-careers', live.remotes['mf-careers']?.build ?? '', 'manifest.json'),
        newFile: join(shell.dataDir, 'of-the-spy'),
        databasePort: await databasePort(product),
        apiUrl: `http://127.0.0.1:${process.env.API_PORT}`,
        pid: shell.pid(),
      }
      // The attacks are real: outside a render process they reach everything.
      const outside = Object.keys(await lootOfProgram({ ...targets, newFile: `${targets.newFile}-outside` }))
      expect(outside).toEqual(
        expect.arrayContaining(['setting', 'secret', 'another remote', 'a new file', 'database', 'command']),
      )
      expect(outside).toEqual(
        expect.arrayContaining(['api by fetch', 'api by http', 'a web socket', 'thread']),
      )

      const handle = 'mf-news/src/routes/articles/handle.ts'
      await team.change(handle, 'import type { ArticleCard', '// @ts-nocheck\nimport type { ArticleCard')
      await team.change(
        handle,
        'export const articlesHandle',
        `${spyCode(targets)}\nexport const articlesHandle`,
      )
      await team.change(
        handle,
        'title: words.title(',
        "title: JSON.stringify(globalThis.loot) + ' | ' + words.title(",
      )
      const [{ build }] = JSON.parse(await team.release('publish', 'mf-news', '--json'))
      // Publishing runs the build with the publisher's own rights.
      await rm(targets.newFile, { force: true })
      await team.promote('mf-news', build)

      let html = ''
      const loot = async () => {
        // A declared parameter, so each value is a separate page.
        html = await (await request.get(`${shell.url}/articles?category=${Date.now() % 1e6}`)).text()
        const title = /<title>(.*?) \|/.exec(await (await request.get(`${shell.url}/articles`)).text())?.[1]
        return JSON.parse(title?.replaceAll('&quot;', '"') ?? '{}')
      }
      await expect.poll(loot, { timeout: 40_000 }).toEqual({ got: {}, done: true })
      expect(html).toContain(build)
      expect(html).toContain('</footer>')
      expect(existsSync(targets.newFile)).toBe(false)
      figure(31, `${outside.length} kinds of reads and connections that a program can make: 0 succeeded`)
    } finally {
      await team.remove()
      await shell.stop()
    }
  })
})
