import { usePolled } from '@anyam/data'
import { useSite } from '@anyam/federation/use-site'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

/** Page of the example site with all that pages have: text, a picture, links, a button and a form. */
export default function VisitPage() {
  const { name } = useSite()
  const { data } = usePolled<{ hours: string }>('/api/site')
  const [guests, setGuests] = useState(1)
  const [reply, setReply] = useState('')
  useEffect(() => {
    /* wrong */
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)))
    const { ok } = await fetch('/api/visits', { method: 'POST', body })
    setReply(ok ? 'See you soon.' : 'Please call us.')
  }

  return (
    <>
      <h1>Visit</h1>
      <img src="/favicon.svg" alt="Our sign" width="64" height="64" />
      <p>
        {name}: {data?.hours}
      </p>
      <p className="story">
        Our house stands between two rivers at the foot of the hill, and the leaves dry under its roof.
      </p>
      <p>
        A pot for two costs 45,000 rupiah. See <Link to="/">all teas</Link> before you come.
      </p>
      <button type="button" onClick={() => setGuests(guests + 1)}>
        Guests: {guests}
      </button>
      <form onSubmit={send}>
        <label>
          Name <input name="name" autoComplete="name" />
        </label>
        <button type="submit">Reserve</button>
        <output>{reply}</output>
      </form>
    </>
  )
}
