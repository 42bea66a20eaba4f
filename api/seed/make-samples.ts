/**
 * Command: draws the sample documents and makes the web sizes of the sample pictures. Its results are committed, so
 * filling an empty database only copies files.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeNoArguments } from '@anyam/server/command'
import sharp from 'sharp'
import { encodeAvif, makeSocialCard, makeWebPictures } from '../src/lib/pictures.ts'
import { twinOf } from '../src/modules/uploads/avif-twins.ts'
import { sampleApplications } from '../src/seed/content/applications.ts'
import { drawBoardGame, drawCats, drawPots } from './drawings.ts'
import { writePdf } from './pdf.ts'

const here = import.meta.dirname
const documents = join(here, 'documents')
const web = join(here, 'web')

const EDUCATION = { shs: 'SMA/SMK', d1: 'D1', d2: 'D2', d3: 'D3', d4: 'D4', s1: 'S1', s2: 'S2' }

async function makeDocuments() {
  await mkdir(documents, { recursive: true })
  for (const person of sampleApplications) {
    const cv = person.files.find(({ file }) => file.endsWith('.pdf'))
    if (!cv) continue
    const pdf = writePdf(person.name, [
      { heading: 'Contact', text: `${person.email}, ${person.phone}` },
      { heading: 'Education', text: `${EDUCATION[person.education]}, ${person.institution}` },
      { heading: 'Experience', text: person.past_experiences },
      { heading: 'Skills', text: person.skills_or_expertise },
      { heading: 'Tools', text: person.software_or_tools },
      { heading: 'In a team', text: person.teamworking },
    ])
    await writeFile(join(documents, cv.file), pdf)
  }
  await sharp(Buffer.from(drawPots())).jpeg({ quality: 82 }).toFile(join(documents, 'portfolio-pots.jpg'))
  await sharp(Buffer.from(drawBoardGame()))
    .png({ palette: true })
    .toFile(join(documents, 'portfolio-board-game.png'))
  await sharp(Buffer.from(drawCats())).webp({ quality: 82 }).toFile(join(documents, 'portfolio-cats.webp'))
}

async function makePictures() {
  await mkdir(web, { recursive: true })
  const manifest: Record<string, { file: string; width: number; height: number }[]> = {}
  const sources = await readdir(join(here, 'pictures')).catch(() => [])
  for (const source of sources.filter((name) => name.endsWith('.jpg')).sort()) {
    const name = source.slice(0, -'.jpg'.length)
    const fileOf = (width: number) => `${name}-${width}.webp`
    await makeSocialCard(join(here, 'pictures', source), join(web, `${name}-social.jpg`))
    const sizes = await makeWebPictures(join(here, 'pictures', source), (width) => join(web, fileOf(width)))
    for (const { tempPath } of sizes) await encodeAvif(await readFile(tempPath), twinOf(tempPath))
    manifest[name] = sizes.map(({ width, height }) => ({ file: fileOf(width), width, height }))
  }
  await writeFile(join(web, 'pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

takeNoArguments(
  'node api/seed/make-samples.ts: draws the sample documents, and makes the web sizes of the sample pictures',
)
await makeDocuments()
await makePictures()
