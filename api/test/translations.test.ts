import type {
  CategoryFormValues,
  CategoryRow,
  ListPage,
  PictureDetail,
  PictureRow,
  Revision,
  RevisionPage,
} from '@arunika/admin-contracts'
import type {
  AdminArticle,
  AdminVacancy,
  ArticleAddresses,
  ArticleCard,
  ArticleDetail,
  ArticlePage,
  ArticleTopics,
  FoundVacancies,
  SavedResponse,
  Vacancy,
  VacancyTitle,
} from '@arunika/contracts'
import { expect, it } from 'vitest'
import { type ArticleFields, articleForm, jpeg, uploadForm, VACANCY } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'

const { api, token } = await fileApi()
await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })

const get = async <T>(path: string) => (await api.call<T>(path, { token })).body
const saveArticle = async (fields: ArticleFields, id: number | 'create' = 'create') =>
  api.call<SavedResponse>(`/api/admin/articles/${id}`, {
    token,
    form: articleForm({
      ...{ title: 'A river', date: '2026-11-20', content: '<p>Water</p>', categories: [1] },
      ...(id === 'create' && { picture: await jpeg() }),
      ...fields,
    }),
  })
const INDONESIAN = { 'title@id': 'Sebuah sungai', 'content@id': '<p>Air yang <b>mengalir</b></p>' }
const create = async (fields: ArticleFields) => (await saveArticle(fields)).body.id ?? 0
async function saveCategory(json: object, id: number | 'create' = 'create') {
  const { status, body } = await api.call<SavedResponse>(`/api/admin/categories/${id}`, { token, json })
  expect(status).toBe(200)
  return body.id ?? 0
}
const articleIn = (id: number, language: string) =>
  get<ArticleDetail>(`/api/articles/${id}?language=${language}`)

it('an article is read in Indonesian where it is translated, else in English', async () => {
  const id = await create(INDONESIAN)
  const other = await create({ title: 'Only English' })

  const { article, languages, relatedArticles } = await articleIn(id, 'id')
  expect(article).toMatchObject({ title: 'Sebuah sungai', language: 'id' })
  expect(article.content).toContain('mengalir')
  expect(languages).toEqual(['en', 'id'])
  expect(relatedArticles.find((card) => card.id === other)).not.toHaveProperty('language')
  expect((await articleIn(other, 'id')).article).toMatchObject({ title: 'Only English' })

  const english = await get<ArticleDetail>(`/api/articles/${id}`)
  expect(english).toMatchObject({ article: { title: 'A river' }, languages: ['en', 'id'] })
  expect(english.article).not.toHaveProperty('language')

  const cards = await get<ArticleCard[]>('/api/articles?view=cards&language=id')
  expect(cards.find((card) => card.id === id)).toMatchObject({
    title: 'Sebuah sungai',
    excerpt: 'Air yang mengalir',
    language: 'id',
  })
  const addresses = await get<ArticleAddresses>('/api/articles?view=places')
  expect(addresses.find((address) => address.id === id)?.languages).toEqual(['en', 'id'])
  expect(addresses.find((address) => address.id === other)).not.toHaveProperty('languages')
})

it('a search finds the words of a translation, misspelt ones too', async () => {
  const id = await create({ 'title@id': 'Pameran wayang', 'content@id': '<p>Di Bandung</p>' })
  for (const q of ['pameran', 'pamerran wayang']) {
    const { articles } = await get<ArticlePage>(`/api/articles?view=page&language=id&q=${q}`)
    expect(articles.map((article) => article.id)).toContain(id)
  }
  const { entries } = await get<{ entries: { id: number }[] }>('/api/admin/articles?view=page&q=pameran')
  expect(entries.map((entry) => entry.id)).toContain(id)
})

it('the Indonesian feed has the translated texts, leads to their pages, and marks the English ones', async () => {
  const id = await create(INDONESIAN)
  const english = await create({ title: 'Only in English' })
  const feed = await (await fetch(`${api.url}/api/articles/feed.xml?language=id`)).text()
  expect(feed).toContain('<language>id</language>')
  expect(feed).toMatch(new RegExp(`<title>Sebuah sungai</title>\\s*<link>[^<]*/id/articles/${id}</link>`))
  expect(feed).toMatch(
    new RegExp(`<item xml:lang="en">\\s*<title>[^<]*</title>\\s*<link>[^<]*/articles/${english}</link>`),
  )
  const inEnglish = await (await fetch(`${api.url}/api/articles/feed.xml`)).text()
  expect(inEnglish).not.toContain('Sebuah sungai')
  expect(inEnglish).not.toContain('xml:lang=')
})

it('a translation is whole, sanitised, kept by forms that do not know of it, and removed by empty texts', async () => {
  const refused = await saveArticle({ 'content@id': '<p>Tanpa judul</p>' })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'title@id': ['Article title is required.'] } },
  })
  const empty = await saveArticle({ 'title@id': 'Kosong', 'content@id': '<p><script>x</script></p>' })
  expect(empty).toMatchObject({ body: { errors: { 'content@id': ['Article content is required.'] } } })

  const id = await create({ ...INDONESIAN, 'content@id': '<p onclick="x()">Air</p><script>x</script>' })
  expect((await articleIn(id, 'id')).article.content).toBe('<p>Air</p>')
  await saveArticle({ title: 'Renamed' }, id)
  expect((await articleIn(id, 'id')).article.title).toBe('Sebuah sungai')
  await saveArticle({ 'title@id': '', 'content@id': '' }, id)
  expect((await articleIn(id, 'id')).article).toMatchObject({ title: 'A river' })
  expect(await get<AdminArticle>(`/api/admin/articles/${id}`)).not.toHaveProperty('translations')
})

it('a draft may have half a translation, with which it is not published', async () => {
  const id = await create({ draft: '1', 'title@id': 'Setengah' })
  expect(await get<AdminArticle>(`/api/admin/articles/${id}`)).toMatchObject({
    translations: { id: { title: 'Setengah', content: '' } },
  })
  const refused = await api.call('/api/admin/articles/bulk', {
    token,
    json: { ids: [id], action: 'publish' },
  })
  expect(refused.body.message ?? '').toBeTruthy()
  expect(JSON.stringify(refused.body)).toContain('the title or the text of its translation')
})

it('a translation comes back with an earlier version, and out of the trash', async () => {
  const id = await create(INDONESIAN)
  await saveArticle({ 'title@id': '', 'content@id': '' }, id)
  const { entries } = await get<RevisionPage>(`/api/admin/revisions?view=page&subject=article&id=${id}`)
  await api.call(`/api/admin/revisions/${entries[1]?.id}/restore`, { token, json: {} })
  expect((await articleIn(id, 'id')).article.title).toBe('Sebuah sungai')

  await api.call(`/api/admin/articles/${id}`, { token, method: 'DELETE' })
  await api.call('/api/admin/trash/restore', { token, json: { subject: 'article', ids: [id] } })
  expect((await articleIn(id, 'id')).article.title).toBe('Sebuah sungai')
})

it('a picture that only a translation shows is in use', async () => {
  const picture = await api.call<PictureRow>('/api/admin/pictures/create', {
    token,
    form: uploadForm(await jpeg(640, 480)),
  })
  const [file] = picture.body.sizes
  const id = await create({
    ...INDONESIAN,
    'content@id': `<p>Air</p><figure class="image"><img src="/uploads/${file?.path}"></figure>`,
  })
  const { uses } = await get<PictureDetail>(`/api/admin/pictures/${picture.body.id}`)
  expect(uses).toMatchObject([{ subject: 'article', id, isInText: true }])
})

it('a category is shown by its Indonesian name where it has one, else by its English one', async () => {
  const category = await saveCategory({ name: 'Events', 'name@id': 'Acara' })
  const id = await create({ ...INDONESIAN, categories: [1, category] })
  const inEnglish = [
    { id: category, name: 'Events' },
    { id: 1, name: 'News' },
  ]
  const inIndonesian = [
    { id: category, name: 'Acara', language: 'id' },
    { id: 1, name: 'News' },
  ]
  for (const [query, name, categories] of [
    ['', 'Events', inEnglish],
    ['&language=id', 'Acara', inIndonesian],
  ] as const) {
    const { article } = await get<ArticleDetail>(`/api/articles/${id}?${query}`)
    expect(article.categories).toEqual(categories)
    const of = (articles: readonly ArticleCard[]) => articles.find((each) => each.id === id)?.categories
    expect(of(await get<ArticleCard[]>(`/api/articles?${query}`))).toEqual(categories)
    expect(of(await get<ArticleCard[]>(`/api/articles?view=cards${query}`))).toEqual(categories)
    const found = await get<ArticlePage>(`/api/articles?view=page&category=${category}${query}`)
    expect(of(found.articles)).toEqual(categories)
    const topics = await get<ArticleTopics>(`/api/articles/topics?${query}`)
    expect(topics.categories.map(({ articles: _, ...topic }) => topic)).toEqual(categories)
    const feed = await (await fetch(`${api.url}/api/articles/feed/${category}?${query}`)).text()
    expect(feed).toContain(`: ${name}</title>`)
    expect(feed).toContain(`<category>${name}</category>`)
  }
})

it('the Indonesian name of a category is checked like the English one, kept by forms that do not know of it, and removed by an empty text', async () => {
  const refused = (json: object) => api.call('/api/admin/categories/create', { token, json })
  expect(await refused({ name: 'Long', 'name@id': 'x'.repeat(101) })).toMatchObject({
    status: 422,
    body: { errors: { 'name@id': ['Please use at most 100 characters.'] } },
  })
  const id = await saveCategory({ name: 'Workshops', 'name@id': ' Lokakarya ' })
  const taken = ['There is a category of this name already.']
  for (const [json, errors] of [
    [{ name: 'Classes', 'name@id': 'lokakarya' }, { 'name@id': taken }],
    // Indonesian readers would see two categories with the same name.
    [{ name: 'Lokakarya' }, { name: taken }],
    [{ name: 'Classes', 'name@id': 'News' }, { 'name@id': taken }],
    [
      { name: 'Workshops', 'name@id': 'Lokakarya' },
      { name: taken, 'name@id': taken },
    ],
  ] as const)
    expect(await refused(json)).toMatchObject({ status: 422, body: { errors } })

  const read = () => get<CategoryFormValues>(`/api/admin/categories/${id}?view=form`)
  const translations = { id: { name: 'Lokakarya' } }
  expect(await read()).toMatchObject({ name: 'Workshops', translations })
  await saveCategory({ name: 'Open workshops' }, id)
  expect(await read()).toMatchObject({ name: 'Open workshops', translations })
  const { entries } = await get<ListPage<CategoryRow>>('/api/admin/categories?view=page&q=lokakarya')
  expect(entries).toEqual([{ id, name: 'Open workshops', translations, articles: 0 }])
  await saveCategory({ name: 'Open workshops', 'name@id': '' }, id)
  expect(await read()).not.toHaveProperty('translations')
})

it('the Indonesian name of a category comes back with an earlier version, and out of the trash', async () => {
  const id = await saveCategory({ name: 'Films', 'name@id': 'Film' })
  await saveCategory({ name: 'Movies', 'name@id': '' }, id)
  const { entries } = await get<RevisionPage>(`/api/admin/revisions?view=page&subject=category&id=${id}`)
  const [, earlier] = entries
  expect(await get<Revision>(`/api/admin/revisions/${earlier?.id}`)).toMatchObject({
    entry: { name: 'Films', translations: { id: { name: 'Film' } } },
  })
  await api.call(`/api/admin/revisions/${earlier?.id}/restore`, { token, json: {} })
  const read = () => get<CategoryFormValues>(`/api/admin/categories/${id}?view=form`)
  expect(await read()).toMatchObject({ name: 'Films', translations: { id: { name: 'Film' } } })

  await api.call(`/api/admin/categories/${id}`, { token, method: 'DELETE' })
  const restore = () =>
    api.call('/api/admin/trash/restore', { token, json: { subject: 'category', ids: [id] } })
  const other = await saveCategory({ name: 'Motion pictures', 'name@id': 'Film' })
  expect(await restore()).toMatchObject({
    status: 409,
    body: { message: 'There is a category of this name already. (“Film”)' },
  })
  await saveCategory({ name: 'Motion pictures', 'name@id': '' }, other)
  expect((await restore()).status).toBe(200)
  expect(await read()).toMatchObject({ name: 'Films', translations: { id: { name: 'Film' } } })
})

it('a vacancy is read, listed and found in Indonesian where it is translated', async () => {
  const translated = {
    'title@id': 'Magang Seniman 3D',
    'description@id': '<p>Kamu membuat tanaman.</p>',
    'requirement@id': '<p>Portofolio</p>',
  }
  const save = (json: object, id: number | 'create' = 'create') =>
    api.call<SavedResponse>(`/api/admin/job-vacancies/${id}`, { token, json: { ...VACANCY, ...json } })
  const id = (await save(translated)).body.id ?? 0
  const list = await get<Vacancy[]>('/api/job-vacancies?language=id')
  expect(list).toMatchObject([
    { id, title: 'Magang Seniman 3D', description: '<p>Kamu membuat tanaman.</p>', language: 'id' },
  ])
  expect(await get<Vacancy>(`/api/job-vacancies/${id}?language=id`)).toMatchObject({
    title: 'Magang Seniman 3D',
    languages: ['en', 'id'],
  })
  const english = await get<Vacancy>(`/api/job-vacancies/${id}`)
  expect(english).toMatchObject({ title: VACANCY.title, languages: ['en', 'id'] })
  expect(english).not.toHaveProperty('language')
  expect(await get<VacancyTitle[]>('/api/job-vacancies?view=titles&language=id')).toEqual([
    { id, title: 'Magang Seniman 3D', language: 'id', languages: ['en', 'id'] },
  ])
  expect(await get('/api/job-vacancies?view=openings&language=id')).toMatchObject({
    newest: [{ id, title: 'Magang Seniman 3D', language: 'id' }],
  })
  const found = await get<FoundVacancies>('/api/job-vacancies?view=found&q=tanaman&language=id')
  expect(found).toMatchObject({ vacancies: [{ id, title: 'Magang Seniman 3D', language: 'id' }], total: 1 })

  const refused = await save({ 'title@id': 'Judul saja' })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: {
        'description@id': ['Job description is required.'],
        'requirement@id': ['Job requirement is required.'],
      },
    },
  })
  await save({ title: 'Renamed' }, id)
  expect(await get<AdminVacancy>(`/api/admin/job-vacancies/${id}`)).toMatchObject({
    translations: { id: { title: 'Magang Seniman 3D' } },
  })
  await save({ 'title@id': '', 'description@id': '', 'requirement@id': '' }, id)
  expect(await get<AdminVacancy>(`/api/admin/job-vacancies/${id}`)).not.toHaveProperty('translations')
})
