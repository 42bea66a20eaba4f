import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { makeSocialCard } from './pictures.ts'

it('the card of even the busiest picture is light enough for messengers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-card-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [noise, card] = [join(folder, 'noise.png'), join(folder, 'card.jpg')]
  const raw = { width: 1300, height: 1300, channels: 3 } as const
  await sharp(randomBytes(1300 * 1300 * 3), { raw })
    .png()
    .toFile(noise)
  await makeSocialCard(noise, card)
  expect((await stat(card)).size).toBeLessThan(300_000)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})
