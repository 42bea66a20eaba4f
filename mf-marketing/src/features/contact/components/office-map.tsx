import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { contactWords } from '../words.ts'
import { DrawnMap } from './drawn-map.tsx'
import styles from './office-map.module.css'

/** A drawn map of the office; the external map service loads only on request. */
export function OfficeMap() {
  const { address, name } = useSite()
  const words = useWords(contactWords)
  const where = `${address.street}, ${address.locality}`
  const [live, setLive] = useState(false)
  const coordinates = `${address.latitude},${address.longitude}`
  if (live) {
    return (
      <iframe
        className={styles.map}
        src={`https://www.google.com/maps?q=${coordinates}&z=15&output=embed`}
        title={words.mapAround(where)}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  }
  return (
    <div className={styles.map}>
      <a className={styles.link} href={address.mapsUrl} target="_blank" rel="noreferrer">
        <DrawnMap label={words.map(`${name}, ${where}`)} />
      </a>
      <Button variant="secondary" className={styles.button} onClick={() => setLive(true)}>
        {words.loadMap}
      </Button>
    </div>
  )
}
