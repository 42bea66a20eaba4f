import type { PictureDetail, PictureUse } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Link } from 'react-router-dom'
import { isAllowed } from '../../../lib/rights.ts'
import styles from './picture-uses.module.css'

const pathOf = ({ subject, id }: PictureUse) =>
  ({
    article: `/admin/articles/edit/${id}`,
    'job vacancy': `/admin/job-vacancies/edit/${id}`,
    site: '/admin/site',
  })[subject]

/** Area that an account needs to follow each kind of link. */
const AREAS = { article: 'news', 'job vacancy': 'careers', site: 'site' } as const

function kindOfUse({ subject, isCover, isInText }: PictureUse): string {
  if (subject !== 'article') return subject
  return isCover && isInText ? 'featured image and text' : isCover ? 'featured image' : 'text'
}

function sizeText({ sizes: [largest] }: PictureDetail): string {
  return largest && largest.height > 0 ? `${largest.width} × ${largest.height} pixels` : ''
}

/** Facts about a picture, and links to the entries that show it. */
export function PictureUses({ picture }: { picture: PictureDetail }) {
  const { uses, hasMoreUses, createdAt, actor } = picture
  const facts = [sizeText(picture), `added ${longTime(createdAt)}`, actor && `by ${actor}`]
  return (
    <section className={styles.uses}>
      <h2>Where it is used</h2>
      {uses.length === 0 && <p>Nowhere yet.</p>}
      <ul>
        {uses.map((use) => (
          <li key={`${use.subject} ${use.id}`}>
            {isAllowed(AREAS[use.subject]) ? (
              <Link to={pathOf(use)}>{use.title || 'Untitled'}</Link>
            ) : (
              use.title
            )}
            <span> ({kindOfUse(use)})</span>
          </li>
        ))}
      </ul>
      {hasMoreUses && <p>And in more places.</p>}
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
    </section>
  )
}
