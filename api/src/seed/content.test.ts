import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { applicationInput, articleInput, contactInput, vacancyInput } from '@arunika/contracts'
import { parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '../lib/sanitise-html.ts'
import { classes } from '../modules/classes/classes.ts'
import { sampleApplications } from './content/applications.ts'
import { autumnArticles } from './content/articles-autumn.ts'
import { lateSummerArticles } from './content/articles-late-summer.ts'
import { summerArticles } from './content/articles-summer.ts'
import { articlesInIndonesian, vacanciesInIndonesian } from './content/indonesian.ts'
import { sampleMessages } from './content/messages.ts'
import { sampleVacancies } from './content/vacancies.ts'
import { figure } from './pictures.ts'

const articles = [...autumnArticles, ...lateSummerArticles, ...summerArticles]
const asBrowserReads = (html: string) => serialize(parseFragment(html))

describe('the sample content', () => {
  it.each(articles)('could have been written by hand: $title', (article) => {
    expect(asBrowserReads(sanitiseHtml(article.content))).toBe(asBrowserReads(article.content.trim()))
    const form = { ...article, 'categories[]': article.categories.map((_, index) => index + 1) }
    expect(articleInput.safeParse(form).error).toBeUndefined()
    for (const name of Object.keys(article.captions ?? {})) expect(article.content).toContain(`{{${name}}}`)
  })

  it.each(Object.entries(articlesInIndonesian))(
    'has in Indonesian what it has in English: %s',
    (title, translated) => {
      const original = articles.find((article) => article.title === title)
      const shapeOf = (html = '') => [...html.matchAll(/<\/?[a-z][^>]*>|\{\{[^}]*\}\}/g)].map(([tag]) => tag)
      expect(shapeOf(translated.content)).toEqual(shapeOf(original?.content))
      expect(Object.keys(translated.captions ?? {})).toEqual(Object.keys(original?.captions ?? {}))
      expect(asBrowserReads(sanitiseHtml(translated.content))).toBe(asBrowserReads(translated.content.trim()))
    },
  )

  it('has eight articles of 500 to 900 words with pictures, in both languages', () => {
    const wordsIn = (html: string) => html.replaceAll(/<[^>]*>|\{\{.*?\}\}/g, ' ').match(/\S+/g)?.length
    const translated = articles.filter(({ title }) => title in articlesInIndonesian)
    expect(translated).toHaveLength(8)
    for (const { title, content, featured } of translated) {
      expect(featured).toBeDefined()
      for (const html of [content, articlesInIndonesian[title]?.content ?? '']) {
        expect(wordsIn(html), title).toBeGreaterThanOrEqual(500)
        expect(wordsIn(html), title).toBeLessThanOrEqual(900)
      }
    }
  })

  it('tells of a class what its page tells: the size of its groups and its teacher', () => {
    const [roblox, drawing] = ['Roblox', 'Digital Drawing'].map((wanted) =>
      classes.find(({ name }) => name === wanted),
    )
    expect([roblox?.seats.to, drawing?.seats.to]).toEqual([10, 10])
    const week = articles.find(({ hashtags }) => hashtags.includes('#roblox'))?.content
    expect(week).toContain('Ten children')
    expect(week).toContain(`teacher ${roblox?.teacher}`)
    const title = 'Academy Teacher, Digital Drawing'
    const post = sampleVacancies.find((vacancy) => vacancy.title === title)?.description
    expect(post).toContain('at most ten students')
    expect(vacanciesInIndonesian[title]?.description).toContain('paling banyak sepuluh siswa')
  })

  it('uses each sample picture once, above an article or in its text', async () => {
    const files = await readdir(join(import.meta.dirname, '../../seed/pictures'))
    const figures = articles.flatMap(({ content }) =>
      [...content.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name),
    )
    const used = [...articles.flatMap(({ featured }) => featured ?? []), ...figures]
    expect(used.toSorted()).toEqual(files.map((file) => parse(file).name).toSorted())
  })

  it('translates every open vacancy', () => {
    const open = sampleVacancies.filter(({ status }) => status === 'open')
    expect(Object.keys(vacanciesInIndonesian)).toEqual(open.map(({ title }) => title))
    for (const { title, description, requirement } of Object.values(vacanciesInIndonesian)) {
      expect(
        vacancyInput.safeParse({
          ...open[0],
          'title@id': title,
          'description@id': description,
          'requirement@id': requirement,
        }).error,
      ).toBeUndefined()
      for (const html of [description, requirement]) expect(sanitiseHtml(html)).toBe(html)
    }
  })

  it('links articles to vacancies that are there, and to pages', () => {
    const titles = new Set(sampleVacancies.map(({ title }) => title))
    const linked = articles.flatMap((article) => article.linked ?? [])
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.filter((each) => !titles.has(each) && !each.startsWith('/academy/'))).toEqual([])
  })

  it('stands in its own order, the newest first, with no title twice', () => {
    const dates = articles.map((article) => article.date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(articles.map((article) => article.title)).size).toBe(articles.length)
  })

  it('could have been sent through the forms', () => {
    for (const vacancy of sampleVacancies) {
      expect(vacancyInput.safeParse(vacancy).error).toBeUndefined()
      for (const html of [vacancy.description, vacancy.requirement]) expect(sanitiseHtml(html)).toBe(html)
    }
    for (const application of sampleApplications) {
      expect(applicationInput.safeParse(application).error).toBeUndefined()
      expect(sampleVacancies.map((vacancy) => vacancy.title)).toContain(application.vacancy)
    }
    for (const message of sampleMessages) expect(contactInput.safeParse(message).error).toBeUndefined()
  })

  it('has figures as the editor writes them', () => {
    const html = figure([{ path: 'editor/a-1600.webp', width: 1600, height: 1000 }], 'A caption')
    expect(asBrowserReads(sanitiseHtml(html))).toBe(asBrowserReads(html))
  })
})
