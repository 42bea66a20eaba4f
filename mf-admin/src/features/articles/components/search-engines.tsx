import { useSite } from '@anyam/federation/use-site'
import { slugOf } from '@arunika/admin-contracts'
import { plainText, truncate } from '@arunika/text'
import { Field } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { LanguageColumns } from '../../../components/translation/language-columns.tsx'
import type { Translation } from '../../../components/translation/use-translation.ts'
import { type ArticleForm, type ArticleFormValues, SEARCH_TEXTS } from '../article-fields.ts'
import styles from './search-engines.module.css'

/** Number of characters that search engines show. */
const SHOWN = { title: 60, description: 155 }

interface SearchEnginesProps {
  form: ArticleForm
  translation: Translation
  /** Id of the article; undefined until it is saved. */
  id: number | undefined
  /** URL of the picture. */
  picture: string | undefined
}

/** Texts of the article for search engines and messengers. */
export function SearchEngines({ form, translation, id, picture }: SearchEnginesProps) {
  const { control, register } = form
  const { errors } = useFormState({ control })
  const section = useRef<HTMLDetailsElement>(null)
  const isInvalid = Object.keys(errors).some((name) => name === 'slug' || name.startsWith('seo_'))
  const values = useWatch({ control })
  const { publicUrl } = useSite()
  const suggested = slugOf(values.title ?? '')
  const title = values.seo_title || values.title || 'Title'
  const description = values.seo_description || truncate(plainText(values.content ?? ''), SHOWN.description)
  const address = `${publicUrl}/articles/${id ?? '…'}${values.slug ? `-${values.slug}` : ''}`
  const { x, y } = values.image_focus ?? {}

  // Opens to show an error; afterwards the editor may close it.
  useEffect(() => {
    if (isInvalid && section.current) section.current.open = true
  }, [isInvalid])

  /** Length of the input against the visible length, and the default if the field is empty. */
  function hintOf(name: string) {
    const { length } = String(values[name as keyof ArticleFormValues] ?? '')
    return name.startsWith('seo_title')
      ? `${length} of ${SHOWN.title} characters. Empty: the title.`
      : `${length} of ${SHOWN.description} characters. Empty: how the text begins.`
  }

  return (
    <details ref={section} className={styles.section}>
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
        <LanguageColumns form={form} texts={SEARCH_TEXTS} translation={translation} hintOf={hintOf} />
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
