import type { EditState } from '@arunika/admin-contracts'
import type { ArticleCategory } from '@arunika/contracts'
import { recentTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { wordsOf } from '../../../components/versions/field-texts.ts'
import { EDIT_FIELD_NAMES, fieldName, isRichText } from '../edit-field-names.ts'
import type { SharedEdits } from '../hooks/use-shared-edits.ts'
import type { EditValue } from '../shared-edits.ts'
import styles from './edit-status.module.css'

const TextDifference = lazy(() =>
  import(/* webpackChunkName: "text-difference" */ '../../../components/versions/text-difference.tsx').then(
    (module) => ({ default: module.TextDifference }),
  ),
)

interface EditStatusProps {
  edits: SharedEdits
  mine: (name: string) => unknown
  categories: readonly ArticleCategory[] | undefined
  /** True if readers see the saved article. */
  isLive: boolean
  onDiscard: () => void
}

/** Other editors of the article, stored but unsaved edits, and conflicting changes. */
export function EditStatus({ edits, mine, categories = [], isLive, onDiscard }: EditStatusProps) {
  const { state, collisions, hasFailed, isStored } = edits
  const newest = newestChange(state)
  // After a crash, the person's own dead tab would still be "here" for a while.
  const others = state?.editors.filter(({ own }) => !own) ?? []
  const textOf = (name: string, value: unknown) =>
    name === 'categories'
      ? categories
          .filter(({ id }) => (value as EditValue[] | undefined)?.includes(id as never))
          .map((category) => category.name)
          .join(', ')
      : isRichText(name)
        ? wordsOf(String(value ?? ''))
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value ?? '')
  return (
    <>
      <div className={styles.status} role="status">
        {others.length > 0 && (
          <p className={styles.editors}>
            {others.map(({ email, field }, index) => (
              <span key={`${email} ${index}`} className={styles.editor}>
                <span className={styles.initial} aria-hidden>
                  {email.charAt(0).toUpperCase()}
                </span>
                {email} is here{field in EDIT_FIELD_NAMES ? `, in ${fieldName(field)}` : ''}
              </span>
            ))}
          </p>
        )}
        {newest && (
          <p className={styles.unsaved}>
            <span>
              {hasFailed
                ? 'Stored in this browser; it is sent when the connection is back.'
                : isStored
                  ? `Changes stored ${recentTime(newest.at)} by ${newest.by}.`
                  : 'Storing your changes…'}
              {isLive && ' Readers still see the saved article.'}
            </span>
            <Button variant="secondary" onClick={onDiscard}>
              Discard changes
            </Button>
          </p>
        )}
      </div>
      {Object.entries(collisions).map(([name, { theirs, by }]) => (
        <section key={name} className={styles.collision} aria-label={`${fieldName(name)} was changed twice`}>
          <p className={styles.collisionTitle} role="alert">
            {by || 'Another administrator'} has changed {fieldName(name)} too. Which text stays?
          </p>
          <LoadBoundary fallback={null}>
            <Suspense>
              <TextDifference
                names={['Theirs', 'Yours']}
                left={textOf(name, theirs)}
                right={textOf(name, mine(name))}
              />
            </Suspense>
          </LoadBoundary>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => edits.resolve(name, true)}>
              Take theirs
            </Button>
            <Button variant="secondary" onClick={() => edits.resolve(name, false)}>
              Keep mine
            </Button>
          </div>
        </section>
      ))}
    </>
  )
}

/** The unsaved field with the most recent change. */
const newestChange = (state: EditState | undefined) =>
  Object.values(state?.fields ?? {})
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1)
