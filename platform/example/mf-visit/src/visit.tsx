import { usePolled } from '@anyam/data'
import { useSite } from '@anyam/federation/use-site'
import { useState } from 'react'

export default function VisitPage() {
  const { name } = useSite()
  const { data } = usePolled<{ hours: string }>('/api/site')
  const [guests, setGuests] = useState(1)
  return (
    <>
      <h1>Visit</h1>
      <p>
        {name}: {data?.hours}
      </p>
      <button type="button" onClick={() => setGuests(guests + 1)}>
        Guests: {guests}
      </button>
    </>
  )
}
