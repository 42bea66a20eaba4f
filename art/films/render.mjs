// Films and stills of the studio's titles, from the painted scenes beside this file:
//   node art/films/render.mjs [title …]            stills to masters/, films to mf-marketing
//   node art/films/render.mjs --look DIR [title …] stills and a sheet of frames, to look at
// Needs ffmpeg, and Chromium in CHROMIUM_PATH or where Playwright keeps its own.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { stills } from './stills.mjs'

const ART = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const FILMS = resolve(ART, '../mf-marketing/src/content/video')
/** Frames a second: drawn on twos for a film of 24. */
const RATE = 12
const WIDTH = 960
const STILL_WIDTH = 1600
const FONTS = {
  'Press Start 2P': 'press-start-2p',
  Fredoka: 'fredoka',
  'Cormorant Garamond': 'cormorant-garamond',
  'Share Tech Mono': 'share-tech-mono',
  'Caveat Brush': 'caveat-brush',
  Bungee: 'bungee',
  'Baloo 2': 'baloo-2',
  Marcellus: 'marcellus',
  'DM Serif Display': 'dm-serif-display',
}

async function openStage() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.stack))
  const faces = Object.entries(FONTS).map(
    ([family, file]) => `@font-face{font-family:'${family}';src:url(/films/fonts/${file}.woff2)}`,
  )
  const plusJakarta =
    "@font-face{font-family:'Plus Jakarta Sans';src:url(/fonts/plus-jakarta-sans-latin-800-normal.woff)}"
  await page.route('http://art.localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: `<style>${faces.join('')}${plusJakarta}</style><script type="module" src="/films/page.mjs"></script>`,
      })
    const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'font/woff2'
    return route.fulfill({ contentType, body: await readFile(join(ART, pathname)) })
  })
  await page.goto('http://art.localhost/')
  await page.evaluate(
    (families) => Promise.all(families.map((family) => document.fonts.load(`20px '${family}'`))),
    [...Object.keys(FONTS), 'Plus Jakarta Sans'],
  )
  await page.waitForFunction(() => 'frame' in globalThis)
  return { page, close: () => browser.close() }
}

const bytesOf = (url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

async function renderStill(page, { title, shot, at, lines }) {
  const url = await page.evaluate(
    (still) => globalThis.still(still.title, still.shot, still.at, still.width, still.lines),
    { title, shot, at, lines, width: STILL_WIDTH },
  )
  return sharp(bytesOf(url))
}

/** Both encodings of a film, each made from one lossless take. */
async function renderFilm(page, title, folder) {
  const seconds = await page.evaluate((name) => globalThis.lengthOf(name), title)
  const take = join(folder, `${title}.mkv`)
  const input = ['-f', 'image2pipe', '-framerate', RATE, '-i', '-']
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-c', 'copy', take].map(String), {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (let i = 0; i < Math.round(seconds * RATE); i++) {
    const url = await page.evaluate(
      ([name, second, width]) => globalThis.frame(name, second, width),
      [title, i / RATE, WIDTH],
    )
    if (!ffmpeg.stdin.write(bytesOf(url))) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
  return take
}

function encode(take, title) {
  const run = (...args) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', take, '-an', '-r', '24', ...args])
  const to = (ending) => join(FILMS, `${title}.${ending}`)
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '420k', '-maxrate', '600k', '-row-mt', '1']
  const passes = ['-passlogfile', take, '-deadline', 'good', '-cpu-used', '2', '-pix_fmt', 'yuv420p']
  run(...vp9, '-pass', '1', ...passes, '-f', 'null', '/dev/null')
  run(...vp9, '-pass', '2', ...passes, to('webm'))
  run(
    ...['-c:v', 'libx264', '-crf', '28', '-maxrate', '480k', '-bufsize', '960k', '-preset', 'slow'],
    ...['-tune', 'animation', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', to('mp4')],
  )
}

const args = process.argv.slice(2)
const look = args[0] === '--look' ? args.splice(0, 2)[1] : undefined
const isAsked = (title) => args.length === 0 || args.includes(title)
const scratch = look ?? join(process.env.TMPDIR ?? '/tmp', 'arunika-films')
await mkdir(scratch, { recursive: true })
const { page, close } = await openStage()
for (const still of stills.filter(({ name, title }) => isAsked(name) || isAsked(title))) {
  const picture = await renderStill(page, still)
  if (look) await writeFile(join(look, `${still.name}.png`), await picture.resize(1280).png().toBuffer())
  else await picture.webp({ quality: 88, effort: 6 }).toFile(join(ART, 'masters', `${still.name}.webp`))
}
for (const title of await page.evaluate(() => globalThis.films)) {
  if (!isAsked(title)) continue
  const take = await renderFilm(page, title, scratch)
  if (look) {
    const sheet = ['-vf', 'fps=2,scale=426:-1,tile=3x6:padding=6', '-frames:v', '1']
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', take, ...sheet, join(look, `${title}-sheet.png`)])
  } else encode(take, title)
  console.log(title)
}
await close()
