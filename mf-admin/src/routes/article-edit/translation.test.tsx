// @vitest-environment happy-dom
import { patience } from '@arunika/testing/patience'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../test/api.ts'
import { article, openArticle as open, SAVE, submit } from '../../../test/open-article.ts'
import { logInAsAdmin } from '../../../test/session.ts'

beforeEach(logInAsAdmin)

const texts = { title: 'Rumah terbuka', content: '<p>Semua pintu terbuka.</p>', seo: { title: 'Rumah' } }
const translated = { ...article, translations: { id: texts } }
const saves = { [SAVE]: { message: 'Saved.' } }

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const translatedIn = (body: FormData | undefined) =>
  Object.fromEntries([...(body ?? [])].filter(([name]) => name.endsWith('@id')))

test('an article is translated side by side, and the translation is sent with it', async () => {
  const { saved } = await open(saves)
  expect(screen.queryByLabelText('Content in Indonesian')).toBeNull()
  await press('English and Indonesian')
  const [english] = screen.getAllByRole('region', { name: 'English' })
  const [indonesian] = screen.getAllByRole('region', { name: 'Indonesian' })
  expect(within(english as HTMLElement).getByLabelText<HTMLInputElement>('Title').lang).toBe('en')
  expect(within(indonesian as HTMLElement).getByLabelText('Title in Indonesian')).toHaveProperty('lang', 'id')
  expect(await screen.findByLabelText('Content in Indonesian')).toHaveProperty('lang', 'id')
  await userEvent.type(input('Title in Indonesian'), 'Rumah terbuka')
  await userEvent.type(input('Content in Indonesian'), '<p>Masuklah.</p>')
  await userEvent.type(input('Headline for search engines in Indonesian'), 'Rumah')
  await submit()
  await screen.findByText('Saved.')
  expect(translatedIn(saved()[0])).toEqual({
    'title@id': 'Rumah terbuka',
    'content@id': '<p>Masuklah.</p>',
    'seo_title@id': 'Rumah',
    'seo_description@id': '',
  })
  expect(saved()[0]?.get('title')).toBe('Open house')
})

test('a translated article opens with both languages; what is hidden is saved too', async () => {
  const { saved } = await open(saves, translated)
  expect(input('Title in Indonesian').value).toBe('Rumah terbuka')
  expect((await screen.findByLabelText<HTMLInputElement>('Content in Indonesian')).value).toBe(texts.content)
  await userEvent.type(input('Title in Indonesian'), '!')
  await press('English')
  expect(screen.queryByRole('region', { name: 'Indonesian' })).toBeNull()
  expect(screen.getByText('It has a text in Indonesian, which is saved with it.')).toBeDefined()
  await submit()
  await screen.findByText('Saved.')
  expect(translatedIn(saved()[0])).toEqual({
    'title@id': 'Rumah terbuka!',
    'content@id': texts.content,
    'seo_title@id': 'Rumah',
    'seo_description@id': '',
  })
})

test('a translation starts from the English text, and is not overwritten without a question', async () => {
  await open({})
  await press('English and Indonesian')
  await press('Copy the English text')
  await waitFor(() => expect(input('Content in Indonesian').value).toBe(article.content))
  await userEvent.clear(input('Title in Indonesian'))
  await userEvent.type(input('Title in Indonesian'), 'Rumah terbuka')
  await press('Copy the English text')
  await press('Keep it')
  expect(input('Title in Indonesian').value).toBe('Rumah terbuka')
  await press('Copy the English text')
  await press('Replace')
  expect(input('Title in Indonesian').value).toBe('Open house')
})

test('a translation is removed after a question, and is then sent as empty', async () => {
  const { saved } = await open(saves, translated)
  await press('Remove the translation')
  const question = await screen.findByRole('alertdialog', { name: 'Remove the Indonesian text?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
  expect(input('Title in Indonesian').value).toBe('Rumah terbuka')
  await press('Remove the translation')
  await press('Remove')
  expect(screen.queryByRole('region', { name: 'Indonesian' })).toBeNull()
  await submit()
  await screen.findByText('Saved.')
  expect(translatedIn(saved()[0])).toEqual({
    'title@id': '',
    'content@id': '',
    'seo_title@id': '',
    'seo_description@id': '',
  })
})

test('a translation that lacks its title is refused at that field, which is shown for it', async () => {
  const { saved } = await open(saves, translated)
  await userEvent.clear(input('Title in Indonesian'))
  await press('English')
  await submit()
  const region = await waitFor(() => screen.getAllByRole('region', { name: 'Indonesian' })[0] as HTMLElement)
  expect(within(region).getByText('Article title is required.')).toBeDefined()
  expect(input('Title in Indonesian').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(input('Title in Indonesian')))
  expect(input('Title').getAttribute('aria-invalid')).toBe('false')
  expect(saved()).toHaveLength(0)
  // The error stays visible while the text is corrected.
  await userEvent.type(input('Title in Indonesian'), 'Rumah')
  expect(screen.queryByText('Article title is required.')).toBeNull()
  await submit()
  await screen.findByText('Saved.')
})

test('what is missing in English and in Indonesian is named at once, also where the translation is hidden', async () => {
  const { saved } = await open(saves, translated)
  await userEvent.clear(input('Title'))
  await userEvent.clear(input('Title in Indonesian'))
  await press('English')
  await submit()
  await waitFor(() => expect(screen.getAllByText('Article title is required.')).toHaveLength(2))
  for (const label of ['Title', 'Title in Indonesian'])
    expect(input(label).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(input('Title'))
  expect(saved()).toHaveLength(0)
})

test('a draft may have an unfinished translation, which stays open while it is emptied', async () => {
  const translations = { id: { title: 'Rumah', content: '' } }
  const { saved } = await open(saves, { ...article, translations, status: 'draft' })
  await userEvent.clear(input('Title in Indonesian'))
  expect(screen.getAllByRole('region', { name: 'Indonesian' })).not.toHaveLength(0)
  await submit()
  await screen.findByText('Saved.')
  expect(saved()[0]?.get('title@id')).toBe('')
})

test('what the server refuses about a translation is shown at its field', async () => {
  const errors = { 'content@id': ['Article content is required.'] }
  await open({ [SAVE]: new Refusal(422, { message: 'Please check your input.', errors }) }, translated)
  await press('English')
  await submit()
  expect(await screen.findByText('Article content is required.')).toBeDefined()
  const content = input('Content in Indonesian')
  expect(document.getElementById(content.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Article content is required.',
  )
  expect((await screen.findByRole('alert')).textContent).not.toContain('content is required')
})

test('a translation that the server has not received is there on the next visit', async () => {
  await open({})
  await press('English and Indonesian')
  await userEvent.type(await screen.findByLabelText('Content in Indonesian'), 'Masuklah.')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Masuklah.'), {
    timeout: patience(3_000),
  })
  cleanup()
  await open({})
  expect((await screen.findByLabelText<HTMLInputElement>('Content in Indonesian')).value).toBe('Masuklah.')
})

test('earlier versions show what was changed in a translation', async () => {
  const row = { id: 8, actor: 'sari', action: 'changed', title: 'Open house', createdAt: article.updatedAt }
  const before = { ...article, translations: { id: { ...texts, content: '<h2>Pintu</h2>' } } }
  await open({
    'GET /api/admin/revisions': [row],
    'GET /api/admin/revisions/8': { ...row, subject: 'article', subjectId: 3, entry: article, before },
  })
  await press('History')
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
  const title = await dialog.findByRole('region', { name: 'Title in Indonesian' })
  expect(title.textContent).toBe('Title in IndonesianBeforeRumah terbukaAfterEmpty')
  expect(dialog.getByRole('region', { name: 'Content in Indonesian' }).textContent).toContain('## Pintu')
  expect(dialog.queryByRole('region', { name: 'Title' })).toBeNull()
})
