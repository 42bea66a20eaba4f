// Makes every published picture from the masters and drawings: node art/derive.mjs [name …]
// Needs ffmpeg for the one video.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { conceptAirship, conceptGuardian, conceptMarket } from './drawings/concept.mjs'
import { drawingCat, drawingNoodles, drawingRain } from './drawings/drawing.mjs'
import { BOUNCE, motionBounce, motionLantern, motionWalk } from './drawings/motion.mjs'

const ART = dirname(fileURLToPath(import.meta.url))
const ROOT = resolve(ART, '..')
const GALLERY = join(ROOT, 'lms/storage/portfolio')
/** The first still of each title, for its page of the sample learning host. */
const TITLES = join(ROOT, 'lms/storage/titles')
const TITLE_WIDTH = 1200
const DRAWINGS = {
  'concept-market': conceptMarket,
  'concept-airship': conceptAirship,
  'concept-guardian': conceptGuardian,
  'drawing-cat': drawingCat,
  'drawing-rain': drawingRain,
  'drawing-noodles': drawingNoodles,
  'motion-walk': motionWalk,
  'motion-lantern': motionLantern,
}

async function makeResponsive(picture, master, folder) {
  await mkdir(folder, { recursive: true })
  for (const width of picture.widths) {
    const sized = sharp(master).resize({ width })
    await sized
      .clone()
      .avif({ quality: 50, effort: 5 })
      .toFile(join(folder, `${width}.avif`))
    await sized
      .clone()
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${width}.webp`))
  }
  await listPicture(dirname(folder), picture)
}

/** Writes alternative texts and sizes of a picture into the remote's own list. */
async function listPicture(folder, { name, alt, width, height }) {
  const file = join(folder, 'pictures.json')
  const list = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
  const sorted = Object.entries({ ...list, [name]: { alt, width, height } }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

async function derive(picture) {
  const master = join(ART, 'masters', `${picture.name}.webp`)
  if (!existsSync(master)) return console.log(`${picture.name}: no master yet`)
  const title = /^(.+)-still-1$/.exec(picture.name)?.[1]
  if (title) await makeTitle(title, master)
  const folder = join(ROOT, picture.to)
  if (!picture.jpeg) return makeResponsive(picture, master, join(folder, picture.name))
  await mkdir(folder, { recursive: true })
  await sharp(master)
    .resize(picture.width, picture.height)
    .jpeg({ quality: picture.jpeg, mozjpeg: true })
    .toFile(join(folder, `${picture.name}.jpg`))
}

async function makeTitle(title, master) {
  await mkdir(TITLES, { recursive: true })
  await sharp(master)
    .resize({ width: TITLE_WIDTH })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(TITLES, `${title}.webp`))
}

async function drawBounce() {
  const scratch = join(tmpdir(), 'arunika-bounce')
  const frames = BOUNCE.seconds * BOUNCE.rate
  await mkdir(scratch, { recursive: true })
  for (let i = 0; i < frames; i++)
    await sharp(Buffer.from(motionBounce(i / frames)))
      .png()
      .toFile(join(scratch, `${String(i).padStart(3, '0')}.png`))
  execFileSync('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    '-framerate',
    String(BOUNCE.rate),
    '-i',
    join(scratch, '%03d.png'),
    '-c:v',
    'libx264',
    '-crf',
    '25',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-an',
    join(GALLERY, 'motion-bounce.mp4'),
  ])
  for (let i = 0; i < frames; i++) await unlink(join(scratch, `${String(i).padStart(3, '0')}.png`))
}

async function readPictures() {
  const { kinds, pictures } = JSON.parse(await readFile(join(ART, 'pictures.json'), 'utf8'))
  return pictures.map((picture) => ({ ...kinds[picture.kind], ...picture }))
}

/** Newer than its sources, so there is nothing to do. */
async function isFresh(picture) {
  const master = join(ART, 'masters', `${picture.name}.webp`)
  const made = join(
    ROOT,
    picture.to,
    picture.jpeg ? `${picture.name}.jpg` : `${picture.name}/${picture.widths[0]}.webp`,
  )
  return existsSync(made) && existsSync(master) && (await stat(made)).mtimeMs > (await stat(master)).mtimeMs
}

const asked = process.argv.slice(2)
for (const picture of await readPictures()) {
  if (asked.length ? asked.includes(picture.name) : !(await isFresh(picture))) await derive(picture)
}
await mkdir(GALLERY, { recursive: true })
for (const [name, draw] of Object.entries(DRAWINGS)) {
  const made = join(GALLERY, `${name}.jpg`)
  if (asked.length ? asked.includes(name) : !existsSync(made))
    await sharp(Buffer.from(draw())).jpeg({ quality: 86, mozjpeg: true }).toFile(made)
}
if (asked.length ? asked.includes('motion-bounce') : !existsSync(join(GALLERY, 'motion-bounce.mp4')))
  await drawBounce()
