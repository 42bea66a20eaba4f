import { useLanguage, useWords } from '@anyam/federation/use-words'
import { inLanguage } from '@arunika/contracts/site'
import { useCallback, useEffect, useState } from 'react'
import { type SavedState, savedArticle } from '../api/saved-article.ts'
import { readingWords } from '../words.ts'
import styles from './share.module.css'
import { SaveIcon } from './share-icons.tsx'

/** Button that saves the current article for offline reading; shown once the service worker supports it. */
export function Save() {
  const language = useLanguage()
  const words = useWords(readingWords)
  const [state, setState] = useState<SavedState>()
  const ask = useCallback((method: 'GET' | 'PUT' | 'DELETE') => {
    savedArticle(window.location.pathname, method).then(setState, () => {})
  }, [])
  useEffect(() => {
    const { serviceWorker } = navigator
    const update = () => serviceWorker?.controller && ask('GET')
    update()
    serviceWorker?.addEventListener('controllerchange', update)
    return () => serviceWorker?.removeEventListener('controllerchange', update)
  }, [ask])

  const { saved = false, message = '' } = state ?? {}
  return (
    // Reserves its space from the start so that the content below does not move.
    <div className={styles.save} data-ready={state !== undefined}>
      <button
        type="button"
        className={styles.way}
        aria-label={saved ? words.remove : undefined}
        onClick={() => ask(saved ? 'DELETE' : 'PUT')}
      >
        <SaveIcon filled={saved} /> {saved ? words.saved : words.save}
      </button>
      {saved && (
        <a className={styles.stored} href={inLanguage('/offline', language)}>
          {words.savedArticles}
        </a>
      )}
      <p className={styles.error} role="alert">
        {message}
      </p>
    </div>
  )
}
