import type { GatePictures as Pictures } from '@anyam/protocol'
import { Skeleton, VisuallyHidden } from '@arunika/ui'
import { useRef, useState } from 'react'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { useNear } from '../../../lib/use-near.ts'
import { useGatePicture } from '../api/get-picture.ts'
import styles from './gate-pictures.module.css'

interface GatePicturesProps {
  remote: string
  build: string
  pictures: Pictures
}

const SIDES = [
  { side: 'live', caption: 'Live', owner: 'the live build' },
  { side: 'tried', caption: 'New build', owner: 'the new build' },
] as const

/** A page of the live and of the new build side by side. Each picture opens both in full. */
export function GatePictures({ remote, build, pictures }: GatePicturesProps) {
  const whole = useRef<HTMLElement>(null)
  const isNear = useNear(whole)
  const [isOpen, setOpen] = useState(false)
  const { address, view } = pictures
  const title = `${address} ${view}`
  const sides = SIDES.map((one) => ({
    ...one,
    picture: (
      <GatePicture
        {...{ remote, build, isWanted: isNear || isOpen }}
        name={pictures[one.side]}
        alt={`${address} of ${one.owner}, ${view}`}
        size={pictures}
      />
    ),
  }))
  return (
    <figure ref={whole} className={styles.pictures}>
      <figcaption className={styles.view}>{title}</figcaption>
      <div className={styles.pair}>
        {sides.map(({ side, caption, picture }) => (
          <figure key={side} className={styles.side}>
            <figcaption>{caption}</figcaption>
            <button type="button" className={styles.open} onClick={() => setOpen(true)}>
              <VisuallyHidden>Enlarge </VisuallyHidden>
              {picture}
            </button>
          </figure>
        ))}
      </div>
      <ReadingDialog open={isOpen} title={title} onClose={() => setOpen(false)} large onTop>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
        <section className={styles.all} aria-label="Both pages" tabIndex={0}>
          <div className={styles.pair}>
            {sides.map(({ side, caption, picture }) => (
              <figure key={side} className={styles.side}>
                <figcaption>{caption}</figcaption>
                {picture}
              </figure>
            ))}
          </div>
        </section>
      </ReadingDialog>
    </figure>
  )
}

interface GatePictureProps extends Omit<GatePicturesProps, 'pictures'> {
  name: string
  alt: string
  size: Pick<Pictures, 'width' | 'height'>
  isWanted: boolean
}

function GatePicture({ remote, build, name, alt, size: { width, height }, isWanted }: GatePictureProps) {
  const { data, error } = useGatePicture(remote, build, name, isWanted)
  if (data)
    return <img className={styles.picture} src={data.picture} alt={alt} width={width} height={height} />
  if (error) return <span>{`${alt}: the picture could not be loaded.`}</span>
  return (
    <>
      <VisuallyHidden>{alt}</VisuallyHidden>
      <Skeleton className={styles.picture} style={{ width, aspectRatio: `${width} / ${height}` }} />
    </>
  )
}
