import { inLanguage } from '@arunika/contracts/site'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { Button, ButtonLink, Field, Section } from '@arunika/ui'
import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FIELDS, type Finding, finderAddress, PRICES, readFinding, WEEKDAYS } from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import { rupiah } from '../sentences.ts'
import styles from './class-finder.module.css'
import { FoundClasses } from './found-classes.tsx'

const ID = 'class-finder'

/** Lists classes by age, day and price. The form only leads to an address, so it works without scripts. */
export function ClassFinder() {
  const text = useWords(finderWords)
  const { upTo } = useWords(finderPhrases)
  const language = useLanguage()
  const navigate = useNavigate()
  const finding = readFinding(useSearchParams()[0])
  const form = useShownIn(finding)

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = FIELDS.map((name) => [name, String(data.get(name) ?? '')])
    void navigate(finderAddress(readFinding(new URLSearchParams(fields))), { preventScrollReset: true })
  }

  return (
    <Section id={ID} ground="warm" title={text.title} lead={text.lead}>
      <form
        ref={form}
        className={styles.form}
        action={`${inLanguage('/academy', language)}#${ID}`}
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
        <Field label={text.day}>
          {(control) => (
            <select {...control} name="day" defaultValue={finding?.day}>
              <option value="">{text.anyDay}</option>
              {WEEKDAYS.map((weekday) => (
                <option key={weekday} value={weekday}>
                  {text.weekdays[weekday]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text.price}>
          {(control) => (
            <select {...control} name="price" defaultValue={finding?.price}>
              <option value="">{text.anyPrice}</option>
              {PRICES.map((price) => (
                <option key={price} value={price}>
                  {upTo(rupiah(price))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit">{text.show}</Button>
          {finding && (
            <ButtonLink variant="secondary" to={`${finderAddress(undefined)}#${ID}`}>
              {text.clear}
            </ButtonLink>
          )}
        </div>
      </form>
      <FoundClasses finding={finding} />
    </Section>
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
