import { format } from 'node:util'
import { createInstance } from '@module-federation/enhanced/runtime'
import { expect, it, vi } from 'vitest'
import releaseSetPlugin, { expect as expectBuild, loadContainersBy } from './release-set-plugin.ts'

const release = {
  build: 'new1',
  entry: 'entry.js',
  global: 'g_new1',
  integrity: 'sha384-x',
  owns: ['/articles'],
}

it('a build that failed is refused in one sentence until its quarantine ends', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  loadContainersBy(() => Promise.reject(new Error('its files are gone')), 60_000)
  const host = createInstance({ name: 'host', remotes: [], plugins: [releaseSetPlugin()] })
  host.registerRemotes([expectBuild('mf-news', release)])

  await expect(host.loadRemote('g_new1/routes')).rejects.toThrow('its files are gone')
  await expect(host.loadRemote('g_new1/routes')).rejects.toThrow('mf-news new1 failed a moment ago')

  const printed = warned.mock.calls.map((words) => format(...words))
  expect(printed).toEqual([
    expect.stringMatching(/mf-news new1 failed a moment ago: .*its files are gone\W*$/),
  ])
})
