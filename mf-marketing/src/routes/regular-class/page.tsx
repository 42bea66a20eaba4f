import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { registerWords } from '../../components/register/words.ts'
import { withTexts } from '../../content/classes.ts'
import { regularClass } from '../../content/pictures.ts'
import { regularTexts } from '../../content/regular-classes.ts'
import { regularCourses } from '../../content/regular-courses.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { CourseGrid } from '../../features/courses/components/course-grid.tsx'
import { classHeroWords } from '../../features/page-hero/class-words.ts'
import { ClassHero } from '../../features/page-hero/components/class-hero.tsx'
import { programmeNames } from '../programme-names.ts'
import { regularHead } from './head.ts'
import { regularWords } from './words.ts'

export default function RegularClassPage() {
  const text = useWords(regularWords)
  const { regularClasses, electiveWorkshops } = withTexts(regularCourses, useWords(regularTexts))
  return (
    <>
      <ClassHero title={text.title} lead={text.lead} picture={{ ...regularClass, alt: text.pictured }} />
      <AfterPaint>
        <CourseGrid group={regularClasses} variant="cards" />
        <CourseGrid group={electiveWorkshops} variant="rows" ground="ink" />
        <CallToAction title={text.firstJob}>
          <ButtonLink to="/career?type=internship#job-vacancy">{text.seeInternships}</ButtonLink>
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
RegularClassPage.words = [
  defineCatalogue(
    { programmeNames, registerWords, regularHead },
    { id: () => import(/* webpackChunkName: "regular-class-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { classHeroWords, regularTexts, regularWords },
    { id: () => import(/* webpackChunkName: "regular-class-prose-id" */ './prose.id.ts') },
  ),
]
