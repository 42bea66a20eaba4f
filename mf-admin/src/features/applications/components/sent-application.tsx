import type { ApplicantApplication } from '@arunika/admin-contracts'
import { longDate } from '@arunika/text'
import { Badge } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { STATUS_VARIANTS } from '../status-variants.ts'
import { Rating } from './rating.tsx'
import styles from './sent-application.module.css'

/** An application of a person, as a link to its answers. */
export function SentApplication({ application }: { application: ApplicantApplication }) {
  const { id, vacancy, stage, createdAt, rating, source, withdrawnAt } = application
  return (
    <span className={styles.application}>
      <Link className={styles.link} to={`/admin/job-vacancies/applications/${vacancy.id}?open=${id}`}>
        {vacancy.title}
      </Link>
      {stage && <Badge variant={STATUS_VARIANTS[stage.status]}>{stage.name}</Badge>}
      {withdrawnAt && <Badge variant="bad">Withdrawn</Badge>}
      {rating !== null && <Rating value={rating} />}
      <time dateTime={createdAt}>{longDate(createdAt)}</time>
      {source && <span>from {source}</span>}
    </span>
  )
}
