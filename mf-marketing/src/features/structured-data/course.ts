import type { Site } from '@arunika/contracts/site'

interface CourseFacts {
  name: string
  description: string
  path: string
  /** Whom it is for, such as `6-12`, the form of schema.org's `typicalAgeRange`. */
  ages: string
}

/** Five months: how often a week is agreed with each class. */
const courseSchedule = { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: 5 }

/** schema.org Course: a programme of the academy, held on site. */
export const course = (site: Site, { name, description, path, ages }: CourseFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name,
  description,
  url: `${site.publicUrl}${path}`,
  typicalAgeRange: ages,
  provider: { '@type': 'EducationalOrganization', name: site.academy, url: `${site.publicUrl}/academy` },
  offers: { '@type': 'Offer', category: 'Paid' },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', courseSchedule },
})
