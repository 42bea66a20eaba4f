import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { MyApplication } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, officeAheadMs } from '@arunika/contracts/site'
import { Button, ButtonAnchor } from '@arunika/ui'
import { interviewWords } from '../interview-words.ts'
import styles from './my-application.module.css'

interface MyInterviewProps {
  interview: NonNullable<MyApplication['interview']>
}

/** The interview to come: times to choose from, or the chosen one. The api's page does the rest. */
export function MyInterview({ interview: { isChosen, times, venue, path } }: MyInterviewProps) {
  const language = useLanguage()
  const words = useWords(interviewWords)
  const inLanguage = `?language=${language ?? DEFAULT_LANGUAGE}`
  const timeOf = ({ at, when }: (typeof times)[number]) => (
    <span>
      <time dateTime={at}>{when}</time> <small>{ownTime(at, language)}</small>
    </span>
  )
  return (
    <section className={styles.card} aria-label={words.title}>
      <h2>{words.title}</h2>
      {isChosen ? (
        times.map((time) => <p key={time.at}>{timeOf(time)}</p>)
      ) : (
        <p>{times.length > 0 ? words.chooseTime : words.noTime}</p>
      )}
      <p>
        {words.where} {/^https?:/.test(venue) ? <a href={venue}>{venue}</a> : venue}
      </p>
      {!isChosen && times.length > 0 && (
        <form className={styles.times} method="post" action={`${path}/choose${inLanguage}`}>
          {times.map((time) => (
            <label key={time.at} className={styles.time}>
              <input type="radio" name="time" value={time.at} required />
              {timeOf(time)}
            </label>
          ))}
          <Button type="submit">{words.chooseThis}</Button>
        </form>
      )}
      {isChosen && (
        <div className={styles.actions}>
          <ButtonAnchor variant="secondary" href={path + inLanguage}>
            {words.change}
          </ButtonAnchor>
        </div>
      )}
    </section>
  )
}

/** An instant in the reader's time zone; undefined if it is that of the office. */
function ownTime(iso: string, language = DEFAULT_LANGUAGE): string | undefined {
  const at = new Date(iso)
  if (at.getTimezoneOffset() === -officeAheadMs() / 60_000) return undefined
  return at.toLocaleString(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  } as const)
}
