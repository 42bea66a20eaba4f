/** A call of the back-office, named by its purpose. */
export interface OfficeCall {
  name: string
  path: string
  /** True if open screens send it every ten seconds. */
  isPolled?: boolean
  /** Body of the nth call; omitted for calls without one. */
  body?: (nth: number) => object | FormData
}

const list = (name: string, path: string): OfficeCall => ({
  name,
  path: `/api/admin/${path}`,
  isPolled: true,
})

const VACANCY = {
  type: 'internship',
  location: 'Bandung',
  status: 'open',
  description: '<p>You make plants.</p>',
  requirement: '<p>A portfolio</p>',
}

function articleOf(nth: number) {
  const form = new FormData()
  const fields = { title: `Saved ${nth}`, date: '2026-10-31', hashtags: '#art', content: '<p>Puppets</p>' }
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('categories[]', '1')
  return form
}

/** Saves come last, because they change the contents of the lists. */
export const OFFICE_CALLS: readonly OfficeCall[] = [
  list('summary, in each tab', 'summary'),
  list('figures of the start page', 'figures'),
  list('what is new', 'whats-new'),
  list('articles', 'articles?view=page'),
  list('the same, page 50', 'articles?view=page&page=50'),
  list('the same, searched', 'articles?view=page&q=puppets'),
  list('the same, without category', 'articles?view=page&category=none'),
  list('the same, drafts', 'articles?view=page&status=draft'),
  list('categories', 'categories?view=page'),
  list('names of categories', 'categories?view=names'),
  list('vacancies', 'job-vacancies?view=page'),
  list('applications of one vacancy', 'job-vacancies/1/applications?view=page'),
  list('the same, searched', 'job-vacancies/1/applications?view=page&q=person'),
  list('a column of its board', 'job-vacancies/1/applications?view=page&stage=1'),
  list('its stages', 'job-vacancies/1/stages'),
  list('its numbers', 'job-vacancies/1/numbers'),
  list('one application, read', 'applications/9'),
  list('messages', 'messages?view=page'),
  list('trials', 'trials?view=page'),
  list('media library', 'pictures?view=page'),
  list('the same, searched', 'pictures?view=page&q=puppets'),
  list('trash', 'trash?view=page'),
  list('entries of the log', 'audit-log?view=page'),
  list('people', 'people'),
  list('facts of the site', 'site'),
  { name: 'palette, a common word', path: '/api/admin/search?q=story' },
  { name: 'palette, a rare word', path: '/api/admin/search?q=abc' },
  { name: 'one article for its form', path: '/api/admin/articles/50' },
  { name: 'versions of an article', path: '/api/admin/revisions?view=page&subject=article&id=50' },
  { name: 'save an article', path: '/api/admin/articles/50', body: articleOf },
  {
    name: 'give 20 articles a category',
    path: '/api/admin/articles/bulk',
    body: (nth) => ({
      ids: Array.from({ length: 20 }, (_, id) => 1_000 - 20 * nth - id).filter((id) => id > 0),
      action: 'categorise',
      category: 5,
    }),
  },
  {
    name: 'save a vacancy',
    path: '/api/admin/job-vacancies/6',
    body: (nth) => ({ ...VACANCY, title: `Saved ${nth}` }),
  },
  {
    name: 'move an applicant',
    path: '/api/admin/applications/9/status',
    body: (nth) => ({ status: nth % 2 === 0 ? 'interview' : 'new' }),
  },
]
