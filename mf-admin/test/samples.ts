import type { AdminArticleRow, CategoryRow, PictureDetail, VacancyRow } from '@arunika/admin-contracts'
import {
  type AdminArticle,
  APPLICATION_STATUS_NAMES,
  type Application,
  type ApplicationStage,
  type ContactMessage,
} from '@arunika/contracts'
import { pageOf } from './api.ts'

export const sampleArticle = (own: Partial<AdminArticle> = {}): AdminArticle => ({
  id: 3,
  title: 'Open house',
  date: '2026-11-21',
  hashtags: '#academy',
  featured_image_path: null,
  featured_image: null,
  categories: [{ id: 1, name: 'Academy' }],
  content: '<p>Every door stands open.</p>',
  status: 'published',
  publishAt: null,
  updatedAt: '2026-11-20T10:05:00.000Z',
  ...own,
})

export const sampleArticleRow = (own: Partial<AdminArticleRow> = {}): AdminArticleRow => ({
  id: 3,
  title: 'Open house',
  date: '2026-11-21',
  excerpt: 'Every door stands open.',
  categories: [{ id: 1, name: 'Academy' }],
  status: 'published',
  publishAt: null,
  ...own,
})

export const sampleCategory = (own: Partial<CategoryRow> = {}): CategoryRow => ({
  id: 1,
  name: 'Academy',
  articles: 0,
  ...own,
})

/** Stages of every new vacancy, with the ids 1 to 5. */
export const STAGES: readonly ApplicationStage[] = (
  ['new', 'shortlisted', 'interview', 'offered', 'rejected'] as const
).map((status, index) => ({ id: index + 1, name: APPLICATION_STATUS_NAMES[status], status }))

/** Its stage is that of its status by default. */
export const sampleApplication = (own: Partial<Application> = {}): Application => ({
  stage: STAGES.find(({ status }) => status === (own.status ?? 'new')) as ApplicationStage,
  stages: [...STAGES],
  moves: [],
  ratings: [],
  source: null,
  id: 9,
  createdAt: '2026-11-20T10:05:00.000Z',
  name: 'Putri Handayani',
  phone: '+62 800 5550 101',
  email: 'putri@example.com',
  education: 's1',
  institution: 'Institut Seni',
  is_read: 0,
  why_interested: 'The plants.',
  past_experiences: 'Twelve props.',
  skills_or_expertise: 'Drawing.',
  software_or_tools: 'Blender.',
  teamworking: 'I ask early.',
  applicationFiles: [],
  reference: 'AR-7KQ2M9XD',
  status: 'new',
  notes: [],
  documents_path: 'applications/9/documents.zip?signature=s',
  deletedAfter: '2027-11-20T10:05:00.000Z',
  ...own,
})

export const sampleVacancy = (own: Partial<VacancyRow> = {}): VacancyRow => ({
  id: 7,
  title: '3D Artist',
  type: 'internship',
  location: 'Bandung, Indonesia',
  status: 'open',
  applications: 0,
  newApplications: 0,
  ...own,
})

export const sampleMessage = (own: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 4,
  name: 'Dewi Kartika',
  email: 'dewi@example.com',
  subject: 'Kid class',
  message: 'Is there room?',
  is_read: 0,
  createdAt: '2026-11-20T10:05:00.000Z',
  ...own,
})

/** The stages of a vacancy, all without applications. */
export const stagesOf = () => ({ stages: STAGES.map((stage) => ({ ...stage, applications: 0 })) })

/** A page of a vacancy's applications. */
export const applicationsOf = (...applications: Application[]) => ({
  ...pageOf(applications),
  vacancy: { id: 7, title: '3D Artist', type: 'internship' },
})

export const samplePicture = (own: Partial<PictureDetail> = {}): PictureDetail => ({
  id: 5,
  name: 'Shadow puppets',
  alt: 'Two puppets behind a screen',
  focus: { x: 30, y: 40 },
  sizes: [
    { path: 'editor/p-1600.webp', width: 1600, height: 1000 },
    { path: 'editor/p-400.webp', width: 400, height: 250 },
  ],
  createdAt: '2026-11-20T10:05:00.000Z',
  actor: 'dewi@arunika.example',
  updatedAt: '2026-11-20T10:05:00.000Z',
  uses: [],
  hasMoreUses: false,
  ...own,
})
