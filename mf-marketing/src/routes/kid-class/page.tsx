import { AfterPaint } from '@arunika/federation/after-paint'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { kidClasses, kidWorkshops, miniCourses } from '../../content/kid-classes.ts'
import { kidClass } from '../../content/pictures.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { CourseGrid } from '../../features/courses/components/course-grid.tsx'
import { ClassHero } from '../../features/page-hero/components/class-hero.tsx'

export default function KidClassPage() {
  return (
    <>
      <ClassHero
        title="Kid Class, ages 6–12"
        lead="Curious hands welcome. In small groups, children from six to twelve build worlds, draw creatures and put on shows, with an artist at every table."
        picture={kidClass}
      />
      <AfterPaint>
        <CourseGrid group={kidClasses} variant="cards" />
        <CourseGrid group={miniCourses} variant="rows" ground="ink" />
        <CourseGrid group={kidWorkshops} variant="mosaic" ground="tint" />
        <CallToAction title="Older than twelve?">
          <ButtonLink to="/academy/regular-class">See the Regular Class</ButtonLink>
          <RegisterButton variant="secondary">Register a child</RegisterButton>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
