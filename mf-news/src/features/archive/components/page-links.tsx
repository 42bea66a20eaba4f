import { Link } from 'react-router-dom'
import { archiveAddress, type Finding, pageLinks } from '../finding.ts'
import styles from './page-links.module.css'

/** Links to the other pages of the archive. */
export function PageLinks({ finding, pages }: { finding: Finding; pages: number }) {
  const { page } = finding
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={archiveAddress({ ...finding, page: page - 1 })} rel="prev">
              Newer
            </Link>
          </li>
        )}
        {pageLinks(Math.min(page, pages), pages).map((number, index) => (
          <li key={number ?? `gap ${index}`} className={number === null ? styles.gap : undefined}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={archiveAddress({ ...finding, page: number })}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={archiveAddress({ ...finding, page: page + 1 })} rel="next">
              Older
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
