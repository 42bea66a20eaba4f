import { useWords } from '@anyam/federation/use-words'
import { Link } from 'react-router-dom'
import { archiveAddress, type Finding, pageLinks } from '../finding.ts'
import { archiveWords } from '../words.ts'
import styles from './page-links.module.css'

/** Links to the other pages of the archive. */
export function PageLinks({ finding, pages }: { finding: Finding; pages: number }) {
  const { page } = finding
  const words = useWords(archiveWords)
  if (pages < 2) return null
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={archiveAddress({ ...finding, page: page - 1 })} rel="prev">
              {words.newer}
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
                aria-label={words.page(number)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={archiveAddress({ ...finding, page: page + 1 })} rel="next">
              {words.older}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
