import { DEFAULT_FACTS } from '@arunika/contracts/site'
import { VACANCY } from './samples.ts'
import { TERM } from './terms.ts'
import type { Call } from './test-api.ts'

const page = (...queries: string[]) => ['?view=page', ...queries.map((query) => `?view=page&${query}`)]
const FAR = '?view=page&page=50'
const AN_ARTICLE = 50
const FORM = '6f3d1b0a-3c0e-4b57-9f0e-9d8f6f3b7a11'
const WORDS = ['q=puppets', 'q=story', 'q=abc', 'q=st', 'q=%23art', 'q=nothing+like+it']

/** Lists without pages, whose queries grow with their tables because their responses do. */
const WHOLE = 'the specification sends the whole list; the product asks for pages'

export const MAY_GROW: Readonly<Record<string, string>> = {
  'GET /api/admin/articles': WHOLE,
  'GET /api/admin/categories': WHOLE,
  'GET /api/admin/categories/5': WHOLE,
  'GET /api/admin/job-vacancies': WHOLE,
  'GET /api/admin/job-vacancies/1': WHOLE,
  'GET /api/admin/job-vacancies/1/applications': WHOLE,
  'GET /api/admin/messages': WHOLE,
  'GET /api/admin/job-vacancies/1/applications.csv': 'an export has everything',
  'GET /api/articles?view=page&category=1&page=400': 'it grows with the number of the page',
  'DELETE /api/admin/job-vacancies/6': 'planned mails to its applicants are cancelled',
  'DELETE /api/admin/trash/1': 'the applications of the vacancy go with it',
  'DELETE /api/admin/categories/4': 'the category is taken from its articles',
  'GET /api/admin/export.zip': 'an export has everything',
  'POST /api/admin/trash/restore': 'the category is given to its articles again',
}

/** Calls of every route that queries the database; a missing route fails the test. */
export const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/health/ready': [''],
  '/api/articles': [
    '',
    '?view=cards&limit=17',
    '?view=cards&limit=17&language=id',
    '?view=cards&limit=17&before=2024-01-05.50',
    '?view=places',
    '?view=places&before=2024-01-05.50',
    '?view=page',
    '?view=page&page=4000',
    '?view=page&category=1',
    '?view=page&category=1&page=400',
    '?view=page&hashtag=art',
    '?view=page&hashtag=topic7',
    '?view=page&category=2&hashtag=topic7',
    '?view=cards&limit=3&linkedPage=/career/1',
    '?view=cards&limit=3&linkedPage=/career/70',
    '?view=cards&limit=3&linkedPage=/academy/kid-class',
    ...WORDS.map((words) => `?view=page&${words}`),
    '?view=page&language=id&q=cerita',
    '?view=page&language=id&q=cerita+4711',
  ],
  '/api/articles/topics': ['', '?language=id'],
  '/api/articles/feed.xml': ['', '?language=id'],
  '/api/articles/feed/{id}': ['/1', '/1?language=id'],
  '/api/my-application': [],
  '/api/my-application/copy': [],
  '/api/my-application/receipt-key': [],
  '/api/articles/{id}': [`/${AN_ARTICLE}`, `/${AN_ARTICLE}?language=id`, '/99999999'],
  '/api/classes': [''],
  '/api/classes/{programme}/{slug}': ['/kid-class/roblox'],
  '/api/my-trial/{token}': [],
  '/api/my-trial/{token}/calendar': [],
  '/api/my-data/{token}': [],
  '/api/my-interview/{token}': [],
  '/api/my-interview/{token}/calendar': [],
  '/api/job-vacancies': ['', '?language=id', '?view=titles', '?view=found&q=artist'],
  '/api/job-vacancies/{id}': ['/1'],
  '/uploads/applications/{id}/documents.zip': [],
  '/uploads/applications/{*}': [],
  '/uploads/{*}': [],
  '/health/live': [],
  '/api/admin/account': [''],
  '/api/admin/account/sessions': [''],
  '/api/admin/articles': [
    '',
    FAR,
    ...page(
      'sort=title',
      'sort=-publish-date',
      'status=draft',
      'status=review',
      'status=scheduled',
      'status=published',
    ),
    ...page('category=1', 'category=5', 'category=1&sort=title', ...WORDS),
    ...page('category=none', 'category=none&page=50', 'category=none&sort=-title', 'category=none&q=story'),
  ],
  '/api/admin/articles/{id}': [`/${AN_ARTICLE}`],
  '/api/admin/articles/new': [''],
  '/api/admin/articles/{id}/edits': [`/${AN_ARTICLE}/edits`],
  '/api/articles/preview': [],
  '/api/admin/announcements': page(
    'page=50',
    'vacancy=1',
    'status=interview',
    'q=person',
    'mail=waiting',
    'mail=waiting&page=50',
    'mail=waiting&vacancy=1',
    'mail=waiting&status=interview&q=abc',
  ),
  '/api/admin/audit-log': [
    '',
    '?page=50',
    '?subject=category',
    '?action=changed',
    '?action=deleted',
    '?q=%2312',
    '?q=sari',
  ],
  '/api/admin/categories': ['', '?view=names', ...page('q=cat', 'sort=-number-of-articles')],
  '/api/admin/categories/{id}': ['/5', '/5?view=form'],
  '/api/admin/export.zip': [''],
  '/api/admin/figures': [''],
  '/api/admin/imports': [''],
  '/api/admin/imports/{id}': ['/9'],
  '/api/admin/outbox': [''],
  '/api/admin/people': [''],
  '/api/admin/search': ['?q=story', '?q=abc', '?q=a', '?q=nothing'],
  '/api/admin/summary': [''],
  '/api/admin/whats-new': [''],
  '/api/admin/invitations': page('page=50', 'vacancy=1', 'q=person'),
  '/api/admin/job-vacancies': ['', ...page('sort=-new-applications', 'status=open', 'q=vac')],
  '/api/admin/job-vacancies/new': [''],
  '/api/admin/job-vacancies/{id}/edits': ['/1/edits'],
  '/api/admin/job-vacancies/{id}': ['/1', '/1?view=form'],
  '/api/admin/job-vacancies/{id}/applications': [
    '/1/applications',
    ...page(
      'page=50',
      'sort=name',
      'sort=-email',
      'sort=education',
      'status=interview',
      'status=offered',
      'stage=1',
      'stage=3&sort=name',
    ).map((query) => `/1/applications${query}`),
    ...page('q=person', 'q=abc', 'q=drawing', 'q=a', 'q=nothing').map((query) => `/1/applications${query}`),
  ],
  '/api/admin/job-vacancies/{id}/applications.csv': ['/1/applications.csv'],
  '/api/admin/job-vacancies/{id}/stages': ['/1/stages'],
  '/api/admin/job-vacancies/{id}/numbers': ['/1/numbers'],
  '/api/admin/job-vacancies/{id}/numbers.csv': ['/1/numbers.csv'],
  '/api/admin/applicants': page(
    ...['page=50', 'vacancy=1', 'status=interview', 'status=offered', 'year=2026', 'year=2001'],
    ...['vacancy=1&status=interview', 'q=person', 'q=abc', 'q=drawing', 'q=a', 'q=nothing'],
    'q=drawing&vacancy=1&status=interview&year=2026',
  ),
  '/api/admin/applicants/{id}': ['/9', '/19'],
  '/api/admin/applications/{id}': ['/9'],
  '/api/admin/applications/{id}/interviews': ['/100/interviews'],
  '/api/admin/applications/{id}/mails': ['/100/mails', '/100/mails?before=9000'],
  '/api/admin/mail-templates': [''],
  '/api/admin/messages': [
    '',
    FAR,
    ...page(
      'read=no',
      'read=yes',
      'sort=subject',
      'sort=-name',
      'sort=email',
      'q=subject',
      'q=abc',
      'q=nothing',
    ),
  ],
  '/api/admin/messages/{id}': ['/9'],
  '/api/capabilities': [''],
  '/api/site': [''],
  '/api/admin/site': [''],
  '/api/admin/trials': [
    ...page('page=50', 'status=new', 'status=held', 'sort=class', 'sort=-student', 'sort=booked-by'),
    ...page('q=student', 'q=abc', 'q=nothing'),
  ],
  '/api/admin/trials/{id}': ['/9'],
  '/api/admin/terms': page('sort=class', 'sort=first-day', 'q=roblox', 'q=nothing'),
  '/api/admin/terms/{id}': ['/9'],
  '/api/admin/pictures': page(
    'page=50',
    'sort=name',
    'sort=-name',
    'q=picture',
    'q=abc',
    'q=puppets',
    'q=no+one',
  ),
  '/api/admin/pictures/{id}': ['/9'],
  '/api/admin/revisions': [`?view=page&subject=article&id=${AN_ARTICLE}`, '?view=page&subject=category&id=5'],
  '/api/admin/revisions/{id}': ['/9'],
  '/api/admin/as-of': ['article', 'category', 'job%20vacancy'].map(
    (subject) => `?at=2026-01-01T00:00:00Z&subject=${subject}`,
  ),
  '/api/admin/trash': page('sort=name', 'subject=article', 'q=story'),
}

/** URL of a call; names in braces are its parameters. */
export const addressOf = (route: string, call: string) =>
  (route.includes('{') ? route.slice(0, route.indexOf('/{')) : route) + call

function importForm(): FormData {
  const form = new FormData()
  form.append('file', new File(['# A story'], 'story.md'))
  return form
}

/** Changes in sequence, each with its route. */
export const changes = (
  article: () => FormData,
  application: () => FormData,
  upload: () => FormData,
): [string, string, Call][] => [
  ['/api/admin/articles/create', '/api/admin/articles/create', { form: article() }],
  [
    '/api/admin/articles/preview',
    '/api/admin/articles/preview',
    { json: { id: 1, hashtags: '#art', content: 'x', categories: [1] } },
  ],
  ['/api/admin/articles/{id}', `/api/admin/articles/${AN_ARTICLE}`, { form: article() }],
  ...['/api/admin/job-vacancies/edits', '/api/admin/job-vacancies/{id}/edits'].map(
    (path): [string, string, Call] => [
      path,
      path.replace('{id}', '1'),
      {
        json: {
          form: FORM.replace('6f', '7f'),
          field: 'title',
          changes: { title: { value: 'x', known: '' } },
        },
      },
    ],
  ),
  [
    '/api/admin/articles/edits',
    '/api/admin/articles/edits',
    { json: { form: FORM, field: 'title', changes: { title: { value: 'x', known: '' } } } },
  ],
  [
    '/api/admin/articles/{id}/edits',
    `/api/admin/articles/${AN_ARTICLE}/edits`,
    { json: { form: FORM, field: 'title', changes: { title: { value: 'x', known: '' } } } },
  ],
  [
    '/api/admin/articles/{id}/preview-link',
    `/api/admin/articles/${AN_ARTICLE}/preview-link`,
    { method: 'POST' },
  ],
  [
    '/api/admin/articles/{id}/editors/{form}',
    `/api/admin/articles/${AN_ARTICLE}/editors/${FORM}`,
    { method: 'DELETE' },
  ],
  ...['/api/admin/job-vacancies/{id}/edits', '/api/admin/job-vacancies/{id}/editors/{form}'].map(
    (path): [string, string, Call] => [
      path,
      path.replace('{id}', '1').replace('{form}', FORM),
      { method: 'DELETE' },
    ],
  ),
  ['/api/admin/articles/{id}', '/api/admin/articles/100', { method: 'DELETE' }],
  ['/api/admin/categories/create', '/api/admin/categories/create', { json: { name: 'Another' } }],
  ['/api/admin/categories/{id}', '/api/admin/categories/5', { json: { name: 'Another one' } }],
  ['/api/admin/categories/{id}', '/api/admin/categories/4', { method: 'DELETE' }],
  ['/api/admin/pictures/create', '/api/admin/pictures/create', { form: upload() }],
  [
    '/api/admin/pictures/{id}',
    '/api/admin/pictures/30',
    { json: { name: 'x', alt: '', focus: { x: 1, y: 1 } } },
  ],
  ['/api/admin/pictures/{id}/replace', '/api/admin/pictures/31/replace', { json: { by: 32 } }],
  ['/api/admin/pictures/{id}', '/api/admin/pictures/5', { method: 'DELETE' }],
  [
    '/api/contact-us',
    '/api/contact-us',
    { json: { name: 'a', email: 'a@example.com', subject: 's', message: 'm' } },
  ],
  [
    '/api/classes/{programme}/{slug}/trial',
    '/api/classes/kid-class/roblox/trial',
    { json: { name: 'a', phone: '022 5550142', email: 'a@example.com', student: 's', age: '9', day: 'd' } },
  ],
  ['/api/admin/terms/create', '/api/admin/terms/create', { json: TERM }],
  ['/api/admin/terms/{id}', '/api/admin/terms/9', { json: TERM }],
  ['/api/admin/terms/{id}', '/api/admin/terms/10', { method: 'DELETE' }],
  ['/api/admin/site', '/api/admin/site', { json: DEFAULT_FACTS }],
  ['/api/admin/trials/{id}/status', '/api/admin/trials/10/status', { json: { status: 'held' } }],
  ['/api/admin/trials/{id}', '/api/admin/trials/11', { method: 'DELETE' }],
  ['/api/admin/messages/{id}/read', '/api/admin/messages/10/read', { method: 'POST' }],
  ['/api/admin/messages/{id}', '/api/admin/messages/11', { method: 'DELETE' }],
  ['/api/job-vacancies/{id}', '/api/job-vacancies/1', { form: application() }],
  ['/api/admin/job-vacancies/set-read/{id}', '/api/admin/job-vacancies/set-read/50', { method: 'POST' }],
  [
    '/api/admin/applications/{id}/status',
    '/api/admin/applications/9/status',
    { json: { status: 'interview' } },
  ],
  [
    '/api/admin/applications/move',
    '/api/admin/applications/move',
    { json: { ids: [20, 21, 22], status: 'rejected' } },
  ],
  [
    '/api/admin/applications/to-stage',
    '/api/admin/applications/to-stage',
    { json: { ids: [21, 28, 35], stage: 2 } },
  ],
  [
    '/api/admin/applications/announce',
    '/api/admin/applications/announce',
    { json: { ids: [21, 28, 35], status: 'interview' } },
  ],
  ['/api/admin/applicants/merge', '/api/admin/applicants/merge', { json: { ids: [25, 26] } }],
  ['/api/admin/applicants/separate', '/api/admin/applicants/separate', { json: { ids: [25] } }],
  ['/api/admin/announcements/take-back', '/api/admin/announcements/take-back', { json: { ids: [100, 200] } }],
  ['/api/admin/texts/check', '/api/admin/texts/check', { json: { texts: ['<p>x</p>'] } }],
  [
    '/api/admin/applications/interviews',
    '/api/admin/applications/interviews',
    { json: { ids: [22, 29, 36], times: ['2030-01-08T03:00:00Z'], minutes: 45, venue: 'x' } },
  ],
  [
    '/api/admin/applications/{id}/interviews/move',
    '/api/admin/applications/22/interviews/move',
    { json: { at: '2030-01-08T03:00:00Z', minutes: 45, venue: 'x' } },
  ],
  [
    '/api/admin/applications/{id}/interviews/cancel',
    '/api/admin/applications/22/interviews/cancel',
    { json: {} },
  ],
  [
    '/api/admin/applications/mails',
    '/api/admin/applications/mails',
    {
      json: { ids: [22, 29, 36], subject: 'x', text: '{{name}}' },
      headers: { 'idempotency-key': 'mails-of-the-volume' },
    },
  ],
  [
    '/api/admin/applications/{id}/mails/preview',
    '/api/admin/applications/9/mails/preview',
    { json: { subject: 'x', text: '{{name}}' } },
  ],
  [
    '/api/admin/applications/{id}/mails/{mailId}/cancel',
    '/api/admin/applications/100/mails/10/cancel',
    { method: 'POST' },
  ],
  [
    '/api/admin/mail-templates/create',
    '/api/admin/mail-templates/create',
    { json: { name: 'x', subject: 'x', text: 'x' } },
  ],
  [
    '/api/admin/mail-templates/{id}',
    '/api/admin/mail-templates/1',
    { json: { name: 'y', subject: 'x', text: 'x' } },
  ],
  ['/api/admin/mail-templates/{id}', '/api/admin/mail-templates/2', { method: 'DELETE' }],
  ['/api/admin/applications/{id}/rating', '/api/admin/applications/9/rating', { json: { value: 4 } }],
  [
    '/api/admin/job-vacancies/{id}/stages',
    '/api/admin/job-vacancies/4/stages',
    {
      json: {
        known: ['New', 'Shortlisted', 'Interview', 'Offered', 'Rejected'].map((name, nth) => ({
          id: 16 + nth,
          name,
        })),
        stages: ['new', 'shortlisted', 'interview', 'offered', 'rejected'].map((status, nth) => ({
          id: 16 + nth,
          name: `Own ${status}`,
          status,
        })),
      },
    },
  ],
  ['/api/admin/applications/{id}/notes', '/api/admin/applications/9/notes', { json: { text: 'x' } }],
  ['/api/admin/applications/{id}/notes/{noteId}', '/api/admin/applications/10/notes/1', { method: 'DELETE' }],
  [
    '/api/admin/job-vacancies/{id}/applications',
    '/api/admin/job-vacancies/12/applications',
    { method: 'DELETE' },
  ],
  ['/api/admin/articles/bulk', '/api/admin/articles/bulk', { json: { ids: [50, 51], action: 'unpublish' } }],
  ['/api/admin/job-vacancies/bulk', '/api/admin/job-vacancies/bulk', { json: { ids: [5], action: 'close' } }],
  ['/api/admin/job-vacancies/create', '/api/admin/job-vacancies/create', { json: VACANCY }],
  ['/api/admin/job-vacancies/{id}', '/api/admin/job-vacancies/6', { json: VACANCY }],
  ['/api/admin/job-vacancies/{id}', '/api/admin/job-vacancies/6', { method: 'DELETE' }],
  ['/api/admin/trash/restore', '/api/admin/trash/restore', { json: { subject: 'article', ids: [100] } }],
  ['/api/admin/trash/restore', '/api/admin/trash/restore', { json: { subject: 'category', ids: [4] } }],
  ['/api/admin/revisions/{id}/restore', '/api/admin/revisions/2/restore', { json: {} }],
  ['/api/admin/outbox/test', '/api/admin/outbox/test', { method: 'POST' }],
  // Its queries after the response count for the call that follows.
  ['/api/admin/imports', '/api/admin/imports', { form: importForm() }],
  ['/api/admin/outbox/send-again', '/api/admin/outbox/send-again', { method: 'POST' }],
  // Last, because its work continues after the response.
  ['/api/admin/trash/{id}', '/api/admin/trash/1', { method: 'DELETE' }],
]
