import type { MailPreview } from '@arunika/admin-contracts'
import type { Ref } from 'react'
import styles from './mail-dialog.module.css'

interface MailPreviewsProps {
  ref: Ref<HTMLElement>
  /** One per language. */
  previews: readonly MailPreview[]
  /** True if they are examples of many mails. */
  areExamples: boolean
}

/** Mails as applicants will receive them. */
export function MailPreviews({ ref, previews, areExamples }: MailPreviewsProps) {
  return (
    <section ref={ref} className={styles.previews} aria-label="Preview" tabIndex={-1}>
      {previews.map(({ to, subject, text }) => (
        <div key={to} className={styles.preview}>
          <p className={styles.hint}>
            {areExamples ? 'For example to' : 'To'} {to}
          </p>
          <h3 className={styles.subject}>{subject}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  )
}
