import type { AcademyClass } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, inLanguage, type Site } from '@arunika/contracts/site'

interface CourseFacts {
  name: string
  description: string
  path: string
  /** Age range such as `6-12`, in the form of schema.org's `typicalAgeRange`. */
  ages: string
  /** Facts of a single class: schedule, price and teacher. */
  schedule?: AcademyClass['schedule']
  price?: number
  teacher?: string
  terms?: AcademyClass['terms']
}

/** Five months; the weekly schedule is agreed with each class. */
const FIVE_MONTHS: AcademyClass['schedule'] = { repeatFrequency: 'Monthly', repeatCount: 5 }

/** schema.org Course: a programme or a class, held on site. */
export const course = (
  site: Site,
  { name, description, path, ages, schedule = FIVE_MONTHS, price, teacher, terms }: CourseFacts,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name,
  description,
  url: site.publicUrl + inLanguage(path, site.language),
  inLanguage: site.language ?? DEFAULT_LANGUAGE,
  typicalAgeRange: ages,
  provider: {
    '@type': 'EducationalOrganization',
    name: site.academy,
    url: site.publicUrl + inLanguage('/academy', site.language),
  },
  offers: { '@type': 'Offer', category: 'Paid', ...(price && { price, priceCurrency: 'IDR' }) },
  hasCourseInstance: terms
    ? terms.map(({ startsOn, endsOn, teacher: by, seats, left }) => ({
        ...instance(schedule, by),
        startDate: startsOn,
        endDate: endsOn,
        maximumAttendeeCapacity: seats,
        remainingAttendeeCapacity: left,
      }))
    : instance(schedule, teacher),
})

const instance = (schedule: AcademyClass['schedule'], teacher: string | undefined) => ({
  '@type': 'CourseInstance',
  courseMode: 'Onsite',
  courseSchedule: { '@type': 'Schedule', ...schedule },
  ...(teacher && { instructor: { '@type': 'Person', name: teacher } }),
})
