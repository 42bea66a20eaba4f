import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Area, FileStore } from '../../src/storage/file-store.ts'

/** Tests that every implementation of the file store must pass. */
export function describeStore(name: string, open: () => FileStore) {
  describe(`files in ${name}`, () => {
    const newName = (folder = 'articles') => `${folder}/${randomUUID()}.webp`
    async function keep(content: string | Buffer, area: Area, file = newName()) {
      const tempPath = open().tempPath()
      await writeFile(tempPath, content)
      await open().keep(tempPath, area, file)
      return { tempPath, file }
    }
    async function listed(area: Area) {
      const names: string[] = []
      for await (const { name: found } of open().list(area)) names.push(found)
      return names
    }

    it('come back byte for byte, and their temporary files are gone', async () => {
      const content = Buffer.alloc(3 * 1024 * 1024, randomUUID())
      const { tempPath, file } = await keep(content, 'private')
      const found = await open().open('private', file)
      expect(found?.size).toBe(content.length)
      expect(found && (await buffer(found.stream)).equals(content)).toBe(true)
      await expect(readFile(tempPath)).rejects.toThrow('ENOENT')
    })

    it('may be empty', async () => {
      const { file } = await keep('', 'public')
      const found = await open().open('public', file)
      expect(found && (await buffer(found.stream)).length).toBe(0)
    })

    it('are found in their own area only', async () => {
      const { file } = await keep('secret', 'private')
      expect(await open().has('private', file)).toBe(true)
      expect(await open().has('public', file)).toBe(false)
      expect(await open().open('public', file)).toBeUndefined()
    })

    it('are listed with the time at which they came', async () => {
      const { file } = await keep('listed', 'public')
      for await (const found of open().list('public'))
        if (found.name === file)
          expect(Math.abs(found.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)
      expect(await listed('public')).toContain(file)
      expect(await listed('private')).not.toContain(file)
    })

    it('are gone once removed; removing what is not there is no error', async () => {
      const { file } = await keep('short-lived', 'public')
      await open().remove('public', [file, newName()])
      expect(await open().has('public', file)).toBe(false)
      expect(await listed('public')).not.toContain(file)
    })

    it('cannot be asked for by a name that leads elsewhere', async () => {
      for (const wrong of ['../private/a.webp', '/etc/passwd', 'a//b', '.hidden', 'a/../b']) {
        expect(await open().open('public', wrong)).toBeUndefined()
        expect(await open().has('public', wrong)).toBe(false)
        await expect(open().remove('public', [wrong])).rejects.toThrow('Not a name')
        await expect(keep('x', 'public', wrong)).rejects.toThrow('Not a name')
      }
    })
  })
}
