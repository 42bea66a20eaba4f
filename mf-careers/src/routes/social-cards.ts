import type { ReadingContext, SocialCard } from '@anyam/federation'
import type { Vacancy } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import { careerHero } from '../content/pictures.ts'
import { jobWords } from '../features/vacancies/job-words.ts'
import { locationIn } from '../features/vacancies/places.ts'
import { socialCardWords } from './social-card-words.ts'

const picture = careerHero.src

export async function careerCard({ name, address, language }: Site): Promise<SocialCard> {
  const words = await socialCardWords.load(language)
  return { title: words.workAt(name), kind: words.career, details: words.details(address.city), picture }
}

export async function vacancyCard(
  { site, read }: ReadingContext,
  vacancy: Vacancy | undefined,
): Promise<SocialCard> {
  if (!vacancy) return careerCard(site)
  const { title, type, location, closesOn } = vacancy
  const { language } = site
  const here = locationIn(location, language)
  const { until } = await socialCardWords.load(language)
  const details = closesOn ? `${here} · ${until(longDay(closesOn, language))}` : here
  return { title, kind: read(jobWords).types[type], details, picture }
}
