import { usePolled } from '@anyam/data'

interface Tea {
  id: number
  name: string
  origin: string
  minutes: number
}

export default function TeasPage() {
  const { data: teas = [] } = usePolled<Tea[]>('/api/teas')
  return (
    <>
      <h1>Teas</h1>
      <ul>
        {teas.map(({ id, name, origin, minutes }) => (
          <li key={id}>
            {name} of {origin}: {minutes} minutes
          </li>
        ))}
      </ul>
    </>
  )
}
