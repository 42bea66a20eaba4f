import { useSite } from '@arunika/federation/use-site'
import { plainText, truncate } from '@arunika/text'
import { Field } from '@arunika/ui'
import { useFormState, useWatch } from 'react-hook-form'
import type { ArticleControl, ArticleRegister } from '../article-fields.ts'
import { slugOf } from '../slug.ts'
import styles from './search-engines.module.css'

/** Characters that search engines show. */
const SHOWN = { title: 60, description: 155 }

interface SearchEnginesProps {
  control: ArticleControl
  register: ArticleRegister
  /** Number of the article; undefined until it is saved. */
  id: number | undefined
  /** Address of the picture. */
  picture: string | undefined
}

/** Texts of the article for search engines and messengers. */
export function SearchEngines({ control, register, id, picture }: SearchEnginesProps) {
  const { errors } = useFormState({ control })
  const values = useWatch({ control })
  const { publicUrl } = useSite()
  const suggested = slugOf(values.title ?? '')
  const title = values.seo_title || values.title || 'Title'
  const description = values.seo_description || truncate(plainText(values.content ?? ''), SHOWN.description)
  const address = `${publicUrl}/articles/${id ?? '…'}${values.slug ? `-${values.slug}` : ''}`
  const { x, y } = values.image_focus ?? {}
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>Search engines and sharing</summary>
      <div className={styles.fields}>
        <Field
          label="Slug"
          hint={suggested ? `For example ${suggested}` : 'Small letters, digits and hyphens.'}
          error={errors.slug?.message}
        >
          {(props) => (
            <input
              {...props}
              {...register('slug')}
              autoComplete="off"
              placeholder={suggested}
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          label="Headline for search engines"
          hint={`${(values.seo_title ?? '').length} of ${SHOWN.title} characters. Empty: the title.`}
          error={errors.seo_title?.message}
        >
          {(props) => <input {...props} {...register('seo_title')} autoComplete="off" dir="auto" />}
        </Field>
        <Field
          label="Summary for search engines"
          hint={`${(values.seo_description ?? '').length} of ${SHOWN.description} characters. Empty: how the text begins.`}
          error={errors.seo_description?.message}
        >
          {(props) => <textarea {...props} {...register('seo_description')} rows={3} dir="auto" />}
        </Field>
        <figure className={styles.result}>
          <figcaption className={styles.caption}>As a search result</figcaption>
          <span className={styles.address}>{address}</span>
          <strong className={styles.title}>{truncate(title, SHOWN.title)}</strong>
          <span>{truncate(description, SHOWN.description)}</span>
        </figure>
        <figure className={styles.card}>
          <figcaption className={styles.caption}>Shared in a message</figcaption>
          {picture && <img src={picture} alt="" style={{ objectPosition: `${x ?? 50}% ${y ?? 50}%` }} />}
          <span className={styles.address}>{new URL(publicUrl).host}</span>
          <strong className={styles.title}>{title}</strong>
        </figure>
      </div>
    </details>
  )
}
