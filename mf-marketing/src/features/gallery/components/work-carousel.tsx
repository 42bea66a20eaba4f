import { useWords } from '@arunika/federation/use-words'
import { Carousel } from '@arunika/ui'
import { useWorkInAddress } from '../use-work-in-address.ts'
import { galleryWords } from '../words.ts'
import type { GalleryWork } from '../works.ts'
import styles from './gallery.module.css'
import { WorkFigure } from './work-figure.tsx'

/** Works side by side; where the visitor has moved them stays in the address. */
export function WorkCarousel({ label, works }: { label: string; works: readonly GalleryWork[] }) {
  const words = useWords(galleryWords)
  const { ref, at, onMove } = useWorkInAddress(works)
  return (
    <div ref={ref}>
      <Carousel
        label={label}
        words={words.carousel}
        className={styles.carousel}
        slides={works.map((work) => ({ key: work.id, content: <WorkFigure work={work} /> }))}
        at={at}
        onMove={onMove}
      />
    </div>
  )
}
