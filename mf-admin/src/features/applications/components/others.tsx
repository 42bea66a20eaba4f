import { APPLICATION_STATUS_NAMES, type Application } from '@arunika/contracts'
import { longDate } from '@arunika/text'
import { Link } from 'react-router-dom'
import styles from './others.module.css'

/** Other applications of the same person. */
export function Others({
  application: { others = [], reference, withdrawnAt },
}: {
  application: Application
}) {
  if (others.length === 0 && !withdrawnAt) return null
  return (
    <section className={styles.others} aria-label="Other applications of this person">
      {withdrawnAt && (
        <p>
          <strong>Withdrawn</strong> by the applicant on {longDate(withdrawnAt)}.
        </p>
      )}
      {others.length > 0 && (
        <>
          <p>
            <strong>From the same person</strong>, besides {reference}:
          </p>
          <ul>
            {others.map(({ id, vacancyId, vacancy, status, createdAt }) => (
              <li key={id}>
                <Link to={`/admin/job-vacancies/applications/${vacancyId}?open=${id}`}>{vacancy}</Link>,{' '}
                {APPLICATION_STATUS_NAMES[status]}, {longDate(createdAt)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
