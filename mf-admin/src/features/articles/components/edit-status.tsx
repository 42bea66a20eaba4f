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
  const { state, collisions, paragraphs, hasFailed, isStored } = edits
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
        <Question
          key={name}
          label={`${fieldName(name)} was changed twice`}
          text={`${by || ANOTHER} has changed ${fieldName(name)} too. Which text stays?`}
          theirs={textOf(name, theirs)}
          mine={textOf(name, mine(name))}
          answers={{
            'Take theirs': () => edits.resolve(name, true),
            'Keep mine': () => edits.resolve(name, false),
          }}
        />
      ))}
      {paragraphs.map((question, index) => (
        <Question
          key={`${question.name} ${index}`}
          label={`A paragraph of ${fieldName(question.name)} was changed twice`}
          text={`${question.by || ANOTHER} has changed this paragraph of ${fieldName(question.name)} too. Both are in the text.`}
          theirs={wordsOf(question.theirs)}
          mine={wordsOf(question.mine)}
          answers={{
            'Take theirs': () => void edits.choose(question, 'theirs'),
            'Keep mine': () => void edits.choose(question, 'mine'),
            'Keep both': () => void edits.choose(question),
          }}
        />
      ))}
    </>
  )
}

const ANOTHER = 'Another administrator'

interface QuestionProps {
  label: string
  text: string
  theirs: string
  mine: string
  /** Actions by the labels of their buttons. */
  answers: Readonly<Record<string, () => void>>
}

/** Two versions side by side, one of which is chosen. */
function Question({ label, text, theirs, mine, answers }: QuestionProps) {
  return (
    <section className={styles.collision} aria-label={label}>
      <p className={styles.collisionTitle} role="alert">
        {text}
      </p>
      <LoadBoundary fallback={null}>
        <Suspense>
          <TextDifference names={['Theirs', 'Yours']} left={theirs} right={mine} />
        </Suspense>
      </LoadBoundary>
      <div className={styles.choices}>
        {Object.entries(answers).map(([answer, choose]) => (
          <Button key={answer} variant="secondary" onClick={choose}>
            {answer}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** The unsaved field with the most recent change. */
const newestChange = (state: EditState | undefined) =>
  Object.values(state?.fields ?? {})
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1)
