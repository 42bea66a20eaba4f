import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { inLanguage, langIn } from '@arunika/contracts/site'
import { Button, VisuallyHidden } from '@arunika/ui'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { classSentences } from '../../../content/class-sentences.ts'
import { factLabels } from '../fact-labels.ts'
import { COMPARISON_ID, MOST_COMPARED, slugAt } from '../finder/compared.ts'
import { FIELDS, type Finding, finderAddress } from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import { priceOf, spokenIn } from '../sentences.ts'
import styles from './class-finder.module.css'

interface ClassChoiceProps {
  finding: Finding
  found: readonly AcademyClass[]
  compared: readonly string[]
}

/** The classes that fit, as links, and as a form that chooses some of them to compare. */
export function ClassChoice({ finding, found, compared }: ClassChoiceProps) {
  const text = useWords(finderWords)
  const phrases = useWords(finderPhrases)
  const sentences = useWords(classSentences)
  const labels = useWords(factLabels)
  const language = useLanguage()
  const navigate = useNavigate()
  const [chosen, choose] = useChosen(compared)
  const hintId = useId()
  const hint = useRef<HTMLParagraphElement>(null)
  const isFull = chosen.length >= MOST_COMPARED
  const elsewhere = chosen.filter((slug) => !found.some(({ path }) => slugAt(path) === slug))

  function toggle(slug: string) {
    const isChosen = chosen.includes(slug)
    // The control is not disabled, so that a screen reader can reach it and say why.
    if (isFull && !isChosen) return
    const next = isChosen ? chosen.filter((each) => each !== slug) : [...chosen, slug]
    choose(next)
    void navigate(finderAddress(finding, next), { replace: true, preventScrollReset: true })
  }

  function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (chosen.length < 2) hint.current?.focus()
    else
      void navigate(`${finderAddress(finding, chosen)}#${COMPARISON_ID}`, {
        replace: true,
        preventScrollReset: true,
      })
  }

  return (
    <form action={`${inLanguage('/academy', language)}#${COMPARISON_ID}`} onSubmit={compare}>
      {FIELDS.map(
        (name) =>
          finding[name] !== undefined && <input key={name} type="hidden" name={name} value={finding[name]} />,
      )}
      {elsewhere.map((slug) => (
        <input key={slug} type="hidden" name="compare" value={slug} />
      ))}
      <ul className={styles.found}>
        {found.map((each) => {
          const slug = slugAt(each.path)
          const isChosen = chosen.includes(slug)
          const isRefused = isFull && !isChosen
          return (
            <li key={each.path}>
              <p>{sentences.kinds[each.kind]}</p>
              <h3>
                <Link to={each.path}>{each.name}</Link>
              </h3>
              <p>{phrases.ages(sentences.ages(each.ages))}</p>
              <p lang={langIn(each.language, language)}>{each.days}</p>
              <p>
                {[each.level && labels.levels[each.level], spokenIn(each, labels)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className={styles.price}>{priceOf(each, sentences)}</p>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  name="compare"
                  value={slug}
                  checked={isChosen}
                  onChange={() => toggle(slug)}
                  {...(isRefused && { 'aria-disabled': true, 'aria-describedby': hintId })}
                />
                {text.compare}
                <VisuallyHidden> {each.name}</VisuallyHidden>
              </label>
            </li>
          )
        })}
      </ul>
      <div className={chosen.length > 0 ? `${styles.bar} ${styles.begun}` : styles.bar}>
        <p ref={hint} id={hintId} aria-live="polite" tabIndex={-1}>
          {text.chosen[chosen.length]}
        </p>
        <Button type="submit" variant={chosen.length > 1 ? 'primary' : 'secondary'}>
          {text.compareChosen}
        </Button>
      </div>
    </form>
  )
}

/** The chosen classes: those of the address, and at once what a visitor chooses until the address follows. */
function useChosen(compared: readonly string[]) {
  const address = compared.join()
  const [choice, setChoice] = useState({ address, slugs: compared })
  if (choice.address !== address) setChoice({ address, slugs: compared })
  return [choice.slugs, (next: readonly string[]) => setChoice({ address, slugs: next })] as const
}
