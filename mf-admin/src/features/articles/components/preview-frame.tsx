import { PREVIEW_PATH, sendPreview } from '@anyam/federation/preview'
import type { ArticleDetail } from '@arunika/contracts'
import { Notice } from '@arunika/ui'
import { useEffect, useRef, useState } from 'react'
import { useSize } from '../hooks/use-size.ts'
import styles from './preview-dialog.module.css'
import type { Width } from './width-choice.tsx'

/** Milliseconds after which a page that has not requested its article counts as failed. */
const PATIENCE = 20_000

/** The public page with the unsaved article, scaled down if the screen is narrower than the page. */
export function PreviewFrame({ detail, width }: { detail: ArticleDetail; width: Width }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, size] = useSize<HTMLDivElement>()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const timer = setTimeout(() => setFailed(true), PATIENCE)
    const end = sendPreview(frame.current, detail, () => clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [detail, attempt])

  if (failed) {
    return (
      <Notice
        title="The preview could not be shown"
        onRetry={() => {
          setFailed(false)
          setAttempt((count) => count + 1)
        }}
      >
        The public news page did not come.
      </Notice>
    )
  }
  const scale = Math.min(1, size.width / width)
  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        key={attempt}
        ref={frame}
        className={styles.page}
        src={PREVIEW_PATH}
        title="The article as readers will see it"
        style={{ width, height: size.height / scale, transform: `translateX(-50%) scale(${scale})` }}
      />
    </div>
  )
}
