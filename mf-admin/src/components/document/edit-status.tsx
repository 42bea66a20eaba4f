import type { EditState } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../feedback/load-boundary.tsx'
import { wordsOf } from '../versions/field-texts.ts'
import styles from './edit-status.module.css'
import { DISCARDED, type Document, type DocumentKind } from './use-document.ts'

const TextDifference = lazy(() =>
  import(/* webpackChunkName: "text-difference" */ '../versions/text-difference.tsx').then((module) => ({
    default: module.TextDifference,
  })),
)

interface EditStatusProps {
  edits: Document
  kind: Pick<DocumentKind<never>, 'noun' | 'labels' | 'isRichText'>
  mine: (name: string) => unknown
  /** Text of a value that is not readable by itself; undefined for others. */
  describe?: (name: string, value: unknown) => string | undefined
  /** True if readers see the saved entry. */
  isLive: boolean
  onDiscard: () => void
}

/** Other editors of the entry, stored but unsaved edits, and conflicting changes. */
export function EditStatus({ edits, kind, mine, describe, isLive, onDiscard }: EditStatusProps) {
  const { noun, labels, isRichText } = kind
  const fieldName = (name: string) => labels[name] ?? name
  const { state, collisions, paragraphs, failure, isStored } = edits
  const newest = newestChange(state)
  const isOnlyHere = failure && !isStored
  // After a crash, the person's own dead tab would still be "here" for a while.
  const others = state?.editors.filter(({ own }) => !own) ?? []
  const textOf = (name: string, value: unknown) =>
    describe?.(name, value) ??
    (isRichText(name)
      ? wordsOf(String(value ?? ''))
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value ?? ''))
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
                {email} is here{field in labels ? `, in ${fieldName(field)}` : ''}
              </span>
            ))}
          </p>
        )}
        {(newest || isOnlyHere) && (
          <p className={styles.unsaved}>
            <span>
              {isOnlyHere
                ? stateOfUnsent(edits, noun)
                : isStored && newest
                  ? `Changes stored ${recentTime(newest.at)} by ${newest.by}.`
                  : 'Storing your changes…'}
              {isLive && failure?.status !== 404 && ` Readers still see the saved ${noun}.`}
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
          choices={{
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
          choices={{
            'Take theirs': () => void edits.choose(question, 'theirs'),
            'Keep mine': () => void edits.choose(question, 'mine'),
            'Keep both': () => void edits.choose(question),
          }}
        />
      ))}
    </>
  )
}

/** State of input that the server does not have. */
function stateOfUnsent({ failure, wasSaved }: Pick<Document, 'failure' | 'wasSaved'>, noun: string) {
  if (failure?.status === 404)
    return wasSaved
      ? `This ${noun} has been deleted. What you typed is stored in this browser; it is sent once the ${noun} is restored from the trash.`
      : `The stored text was discarded elsewhere. What you typed is stored in this browser; saving it creates a new ${noun}.`
  if (failure === DISCARDED)
    return 'Another editor has discarded all unsaved changes. Yours are stored in this browser only, and for everybody again once you type.'
  if (failure && isRefusal(failure.status)) return `Stored in this browser only: ${failure.message}`
  return 'Stored in this browser; it is sent when the connection is back.'
}

/** True for a response that would be the same at the next attempt. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status)

const ANOTHER = 'Another administrator'

interface QuestionProps {
  label: string
  text: string
  theirs: string
  mine: string
  /** Actions by the labels of their buttons. */
  choices: Readonly<Record<string, () => void>>
}

/** Two versions side by side, one of which is chosen. */
function Question({ label, text, theirs, mine, choices }: QuestionProps) {
  return (
    <section className={styles.collision} aria-label={label}>
      <p className={styles.collisionTitle} role="alert">
        {text}
      </p>
      <LoadBoundary fallback={null}>
        <Suspense>
          <TextDifference names={['Theirs', 'Yours']} left={theirs} right={mine} heading="h2" />
        </Suspense>
      </LoadBoundary>
      <div className={styles.choices}>
        {Object.entries(choices).map(([name, choose]) => (
          <Button key={name} variant="secondary" onClick={choose}>
            {name}
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
