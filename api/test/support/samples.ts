import sharp from 'sharp'

export interface SampleFile {
  name: string
  type: string
  bytes: Uint8Array
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

/** A PDF of this many bytes. */
export function pdf(size = PDF.length): SampleFile {
  return { name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.concat([PDF], size) }
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1eb8cd' } })

export async function jpeg(width = 640, height = 400): Promise<SampleFile> {
  return { name: 'work.jpg', type: 'image/jpeg', bytes: await canvas(width, height).jpeg().toBuffer() }
}

export async function png(width = 300, height = 200): Promise<SampleFile> {
  return { name: 'work.png', type: 'image/png', bytes: await canvas(width, height).png().toBuffer() }
}

export async function webp(width = 300, height = 200): Promise<SampleFile> {
  return { name: 'work.webp', type: 'image/webp', bytes: await canvas(width, height).webp().toBuffer() }
}

export const toFile = ({ name, type, bytes }: SampleFile) => new File([new Uint8Array(bytes)], name, { type })

/** A form with one picture, like those of the library and the editor. */
export function uploadForm(picture: SampleFile): FormData {
  const form = new FormData()
  form.append('upload', toFile(picture))
  return form
}

export const APPLICANT = {
  name: 'Putri Handayani',
  phone: '+62 800 5550 101',
  email: 'putri@example.com',
  education: 's1',
  institution: 'Institut Seni Priangan',
  why_interested: 'Because of the plants.',
  past_experiences: 'Two terms as an assistant.',
  skills_or_expertise: 'Textures.',
  software_or_tools: 'Blender.',
  teamworking: 'I ask early.',
}

export function applicationForm(
  files: readonly SampleFile[],
  fields: Partial<Record<keyof typeof APPLICANT, string>> = APPLICANT,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('cv_or_portfolios', toFile(file))
  return form
}

export const VACANCY = {
  title: '3D Artist Intern',
  type: 'internship',
  location: 'Bandung, Indonesia',
  status: 'open',
  description: '<p>You make plants.</p>',
  requirement: '<ul><li>A portfolio</li></ul>',
}

export interface ArticleFields {
  draft?: string
  merged_edits?: string | undefined
  reserved_id?: string | undefined
  title?: string
  date?: string
  hashtags?: string
  content?: string
  'title@id'?: string
  'content@id'?: string
  linked_pages?: string
  slug?: string
  publish_at?: string
  unpublish_at?: string
  categories?: readonly number[]
  picture?: SampleFile
  media_picture?: string
}

export function articleForm(fields: ArticleFields): FormData {
  const form = new FormData()
  const { categories = [], picture, ...texts } = fields
  for (const [name, value] of Object.entries<string | undefined>(texts))
    if (value !== undefined) form.append(name, value)
  for (const id of categories) form.append('categories[]', String(id))
  if (picture) form.append('featured_image', toFile(picture))
  return form
}

export const BOOKING = {
  name: 'Dewi Kartika',
  phone: '+62 800 5550 101',
  email: 'dewi@example.com',
  student: 'Kirana',
  age: '9',
  day: 'Any Saturday',
}
