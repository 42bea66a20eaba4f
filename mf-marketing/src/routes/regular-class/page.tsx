import { AfterPaint } from '@arunika/federation/after-paint'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { regularClass } from '../../content/pictures.ts'
import { electiveWorkshops, regularClasses } from '../../content/regular-classes.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { CourseGrid } from '../../features/courses/components/course-grid.tsx'
import { ClassHero } from '../../features/page-hero/components/class-hero.tsx'

export default function RegularClassPage() {
  return (
    <>
      <ClassHero
        title="Regular Class, ages above 13"
        lead="For everybody above thirteen who means it: nine courses on professional tools, with critique, deadlines and a portfolio at the end."
        picture={regularClass}
      />
      <AfterPaint>
        <CourseGrid group={regularClasses} variant="cards" />
        <CourseGrid group={electiveWorkshops} variant="rows" ground="ink" />
        <CallToAction title="Your first studio job may be down the hall.">
          <ButtonLink to="/career?type=internship">See internships</ButtonLink>
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
