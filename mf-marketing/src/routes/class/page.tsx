import { missingStatus } from '@arunika/data'
import { Missing, Notice, Section, VisuallyHidden } from '@arunika/ui'
import { useParams, useRouteError } from 'react-router-dom'
import { useClass } from '../../features/class/api/get-class.ts'
import { ClassSkeleton } from '../../features/class/components/class-skeleton.tsx'
import { ClassPage } from './class-page.tsx'

export default function OneClassPage() {
  const { data, error, mutate } = useClass(useParams())
  if (data) return <ClassPage key={data.path} found={data} />
  if (missingStatus(error)) return <MissingClass />
  if (!error) return <ClassSkeleton />
  return (
    <Section>
      <VisuallyHidden as="h1">Class</VisuallyHidden>
      <Notice title="This class cannot be shown right now" onRetry={() => mutate()}>
        We could not reach our server. Please try again in a moment.
      </Notice>
    </Section>
  )
}

/** Inside the layout if there is no such class; every other error is the shell's. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!missingStatus(error)) throw error
  return <MissingClass />
}

const MissingClass = () => (
  <>
    <title>This class is not here</title>
    <meta name="robots" content="noindex" />
    <Missing
      ground="warm"
      code="404"
      title="This class is not here"
      back={{ to: '/academy', label: 'See all classes' }}
    >
      It may have another name by now, or the link is not quite right. Please have a look at our classes.
    </Missing>
  </>
)
