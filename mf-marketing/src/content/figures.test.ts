import { describe, expect, test } from 'vitest'
import { words as aboutInIndonesian } from './about.id.ts'
import { aboutWords } from './about.ts'
import { milestones } from './about-pictures.ts'
import { filmTexts as filmsInIndonesian } from './film-texts.id.ts'
import { filmTexts } from './film-texts.ts'
import { gameTexts as gamesInIndonesian } from './game-texts.id.ts'
import { gameTexts } from './game-texts.ts'
import { words as homeInIndonesian } from './home.id.ts'
import { homeWords } from './home.ts'
import { kidCourses } from './kid-courses.ts'
import { regularCourses } from './regular-courses.ts'
import { words as technologyInIndonesian } from './technology.id.ts'
import { technologyWords } from './technology.ts'

describe.each([
  {
    language: 'English',
    about: aboutWords.english,
    home: homeWords.english,
    technology: technologyWords.english,
    works: { ...gameTexts, ...filmTexts },
  },
  {
    language: 'Indonesian',
    about: aboutInIndonesian,
    home: homeInIndonesian,
    technology: technologyInIndonesian,
    works: { ...gamesInIndonesian, ...filmsInIndonesian },
  },
])('in $language', ({ about, home, technology, works }) => {
  const figures = (of: readonly { figure: string }[]) => of.map(({ figure }) => figure)
  const episodes = [works.harbor, works.robo].map(
    ({ facts }) => /(\d+) episode/.exec(facts[0]?.value ?? '')?.[1] ?? '',
  )

  test('home and technology count the episodes that the series have, and the courses of the academy', () => {
    const courses = kidCourses.kidClasses.courses.length + regularCourses.regularClasses.courses.length
    const total = episodes.reduce((sum, count) => sum + Number(count), 0)
    expect(figures(home.intro.facts).slice(1)).toEqual([String(total), String(courses)])
    expect(figures(technology.showcases.animation.figures)).toEqual(episodes)
  })

  test('the sales of a game are the same on its page and on the technology page', () => {
    const sold = Object.values(works).flatMap(({ facts }) => facts.map(({ value }) => value))
    expect(sold).toContain(technology.showcases.games.figures[0]?.figure)
  })

  test('the history counts no years, which would grow wrong', () => {
    expect(Object.keys(about.milestones.steps)).toEqual(milestones.map(({ key }) => key))
    expect(about.milestones.lead).not.toMatch(/\b(years?|tahun)\b/i)
  })
})
