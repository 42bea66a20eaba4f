import { ReleaseStore } from '@anyam/releases/store'
import { patience } from '@arunika/testing/patience'
import { addAlteredBuild, reworded } from '../../platform/releases/test/altered-build.ts'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const BEFORE = 'FROM THE NEWSROOM'
const AFTER = 'STRAIGHT FROM THE NEWSROOM'

test('a slot that is released alone is on the page of another remote, without a release of that one', async () => {
  const shell = await shellCopy()
  try {
    await shell.start()
    const store = new ReleaseStore(shell.store)
    const home = async () => (await fetch(shell.url)).text()
    await expect.poll(home, { timeout: patience(20_000) }).toContain(BEFORE)
    expect(await home()).not.toContain(AFTER)
    await addAlteredBuild(shell.store, 'mf-news', 'abcabcabcabc', reworded(BEFORE, AFTER))
    const began = Date.now()
    await store.promote('mf-news', 'abcabcabcabc', { by: 'test' })
    await expect.poll(home, { timeout: patience(10_000), intervals: [50] }).toContain(AFTER)
    console.info(`A slot was live ${Date.now() - began} ms after its release.`)
  } finally {
    await shell.stop()
  }
})
