import { defineCatalogue, defineProse } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { registerWords } from '../../components/register/words.ts'
import { withTexts } from '../../content/classes.ts'
import { kidTexts } from '../../content/kid-classes.ts'
import { kidCourses } from '../../content/kid-courses.ts'
import { kidClass } from '../../content/pictures.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { CourseGrid } from '../../features/courses/components/course-grid.tsx'
import { classHeroWords } from '../../features/page-hero/class-words.ts'
import { ClassHero } from '../../features/page-hero/components/class-hero.tsx'
import { programmeNames } from '../programme-names.ts'
import { kidHead } from './head.ts'
import { kidWords } from './words.ts'

export default function KidClassPage() {
  const text = useWords(kidWords)
  const { kidClasses, miniCourses, kidWorkshops } = withTexts(kidCourses, useWords(kidTexts))
  return (
    <>
      <ClassHero title={text.title} lead={text.lead} picture={{ ...kidClass, alt: text.pictured }} />
      <AfterPaint>
        <CourseGrid group={kidClasses} variant="cards" />
        <CourseGrid group={miniCourses} variant="rows" ground="ink" />
        <CourseGrid group={kidWorkshops} variant="mosaic" ground="tint" />
        <CallToAction title={text.older}>
          <ButtonLink to="/academy/regular-class">{text.seeRegular}</ButtonLink>
          <RegisterButton variant="secondary">{text.registerChild}</RegisterButton>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
KidClassPage.words = [
  defineCatalogue(
    { kidHead, programmeNames, registerWords },
    { id: () => import(/* webpackChunkName: "kid-class-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { classHeroWords, kidTexts, kidWords },
    { id: () => import(/* webpackChunkName: "kid-class-prose-id" */ './prose.id.ts') },
  ),
]
