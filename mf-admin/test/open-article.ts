import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routes } from '../src/expose/routes.tsx'
import { type Api, type Call, serve } from './api.ts'
import { sampleArticle, sampleCategory } from './samples.ts'

const picture = { width: 1600, height: 900, srcset: '', alt: 'Two potters', focus: { x: 20, y: 80 } }
export const article = sampleArticle({ featured_image_path: 'articles/a-1600.webp', featured_image: picture })
export const SAVE = 'POST /api/admin/articles/3'

export const isSave = ({ method, path }: Call) => `${method} ${path}` === SAVE

/** Opens the form of an article. */
export async function openArticle(own: Api, shown = article) {
  const calls = serve({
    'GET /api/admin/articles/3': shown,
    'GET /api/admin/articles': [shown],
    'GET /api/admin/categories': [sampleCategory()],
    ...own,
  })
  renderPage(routes, '/admin/articles/edit/3', {})
  await screen.findByLabelText('Title')
  if (shown.featured_image_path) await screen.findByLabelText('Alternative text')
  const saved = () => calls.filter(isSave).map(({ body }) => body as FormData)
  return { calls, saved }
}

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
