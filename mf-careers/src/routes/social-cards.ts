import { JOB_TYPE_NAMES, type Vacancy } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import type { SocialCard } from '@arunika/federation'
import { longDay } from '@arunika/text'
import { careerHero } from '../content/pictures.ts'

const picture = careerHero.src

export const careerCard = ({ name, address }: Site): SocialCard => ({
  title: `Work at ${name}`,
  kind: 'Career',
  details: `Full-time jobs and internships in ${address.city}`,
  picture,
})

export const vacancyCard = (site: Site, vacancy: Vacancy | undefined): SocialCard => {
  if (!vacancy) return careerCard(site)
  const { title, type, location, closesOn } = vacancy
  const kind = JOB_TYPE_NAMES[type]
  return { title, kind, details: closesOn ? `${location} · until ${longDay(closesOn)}` : location, picture }
}
