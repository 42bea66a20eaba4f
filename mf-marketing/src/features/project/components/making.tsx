import { useWords } from '@anyam/federation/use-words'
import { Picture, type PictureSource, Section } from '@arunika/ui'
import splitStyles from '../../../components/split/split.module.css'
import { SplitHandle } from '../../../components/split/split-handle.tsx'
import { useSplit } from '../../../components/split/use-split.ts'
import { Steps } from '../../../components/steps/steps.tsx'
import { commonWords } from '../../../content/common.ts'
import type { Story } from '../../../content/project-content.ts'
import { projectWords } from '../../../content/project-words.ts'
import styles from './making.module.css'

interface MakingProps {
  story: Story
  /** Line drawing of `final`. */
  wireframe: PictureSource
  final: PictureSource
}

/** The making of a project: its steps, and the line drawing overlaid on the final picture. */
export function Making({ story, wireframe, final }: MakingProps) {
  const words = useWords(projectWords).making
  const { share: shareOf } = useWords(commonWords)
  const { stage, style, share, dragging, handle } = useSplit<HTMLDivElement>()
  return (
    <Section ground="ink" title={words.title} lead={words.lead} display>
      <Steps steps={story.steps} />
      <figure className={styles.figure}>
        <div
          ref={stage}
          className={`${splitStyles.stage} ${styles.stage} ${dragging ? splitStyles.dragging : ''}`}
          style={style}
        >
          <div className={`${styles.side} ${splitStyles.left}`}>
            <div className={splitStyles.unmoved}>
              <Picture className={styles.picture} picture={wireframe} sizes={SIZES} />
            </div>
          </div>
          <div className={styles.side}>
            <Picture className={styles.picture} picture={final} sizes={SIZES} />
          </div>
          <SplitHandle
            label={shareOf(...words.names)}
            names={words.names}
            share={share}
            dragging={dragging}
            handle={handle}
          />
        </div>
        <figcaption className={styles.caption}>
          <span>{words.wireframe}</span>
          <span>{words.final}</span>
        </figcaption>
      </figure>
    </Section>
  )
}

const SIZES = '(width >= 78rem) 78rem, 92vw'
