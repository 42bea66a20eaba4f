import { useLanguage, useWords } from '@anyam/federation/use-words'
import { WEEKDAYS } from '@arunika/contracts'
import { inLanguage, LANGUAGES } from '@arunika/contracts/site'
import { Button, ButtonLink, Field, Section } from '@arunika/ui'
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { rupiah } from '../../../lib/rupiah.ts'
import { useClasses } from '../api/get-classes.ts'
import { factLabels } from '../fact-labels.ts'
import { FINDER_ID, readCompared } from '../finder/compared.ts'
import {
  FIELDS,
  type Finding,
  finderAddress,
  isKnown,
  LEVELS,
  PRICES,
  readFinding,
} from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import styles from './class-finder.module.css'
import { FoundClasses } from './found-classes.tsx'

/**
 * Lists classes by a visitor's wishes. Its forms only lead to an address, so they work without scripts.
 * @param children the comparison, if the address asks for one
 */
export function ClassFinder({ children }: { children?: ReactNode }) {
  const text = useWords(finderWords)
  const { upTo } = useWords(finderPhrases)
  const language = useLanguage()
  const navigate = useNavigate()
  const labels = useWords(factLabels)
  const [search] = useSearchParams()
  const finding = readFinding(search)
  const compared = readCompared(search)
  const { data: classes } = useClasses(finding !== undefined || compared.length > 0)
  const isOffered = (field: keyof Finding) => !classes || isKnown(field, classes)
  const form = useShownIn(finding)

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = FIELDS.map((name) => [name, String(data.get(name) ?? '')])
    const wanted = readFinding(new URLSearchParams(fields))
    void navigate(finderAddress(wanted, compared), { preventScrollReset: true })
  }

  return (
    <Section id={FINDER_ID} ground="warm" title={text.title} lead={text.lead}>
      <form
        ref={form}
        className={styles.form}
        action={`${inLanguage('/academy', language)}#${FINDER_ID}`}
        onSubmit={find}
      >
        <Field label={text.age}>
          {(control) => (
            <input
              {...control}
              type="number"
              name="age"
              min={1}
              max={99}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={finding?.age}
            />
          )}
        </Field>
        <Choice
          name="day"
          label={text.day}
          any={text.anyDay}
          options={WEEKDAYS.map((weekday) => [weekday, text.weekdays[weekday]])}
          chosen={finding?.day}
        />
        {isOffered('level') && (
          <Choice
            name="level"
            label={labels.level}
            any={text.anyLevel}
            options={LEVELS.map((level) => [level, labels.levels[level]])}
            chosen={finding?.level}
          />
        )}
        <Choice
          name="price"
          label={text.price}
          any={text.anyPrice}
          options={PRICES.map((price) => [price, upTo(rupiah(price))])}
          chosen={finding?.price}
        />
        {isOffered('language') && (
          <Choice
            name="language"
            label={labels.languages}
            any={text.anyLanguage}
            options={LANGUAGES.map((each) => [each, labels.spoken[each]])}
            chosen={finding?.language}
          />
        )}
        <div className={styles.buttons}>
          {compared.length > 0 && <input type="hidden" name="compare" value={compared.join(',')} />}
          <Button type="submit">{text.show}</Button>
          {finding && (
            <ButtonLink variant="secondary" to={`${finderAddress(undefined, compared)}#${FINDER_ID}`}>
              {text.clear}
            </ButtonLink>
          )}
        </div>
      </form>
      <FoundClasses finding={finding} compared={compared} />
      {children}
    </Section>
  )
}

interface ChoiceProps {
  name: keyof Finding
  label: string
  /** The option that excludes nothing. */
  any: string
  options: readonly (readonly [value: string | number, text: string])[]
  chosen: string | number | undefined
}

function Choice({ name, label, any, options, chosen }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen}>
          <option value="">{any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Shows another finding in the form, reached by a link or back navigation, without replacing what is focused. */
function useShownIn(finding: Finding | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const address = finderAddress(finding)
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current === address) return
    shown.current = address
    for (const name of FIELDS) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = String(finding?.[name] ?? '')
    }
  })
  return form
}
