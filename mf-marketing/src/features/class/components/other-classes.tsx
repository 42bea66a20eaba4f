import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { Thumbnails } from '../../../components/thumbnails/thumbnails.tsx'
import type { PicturedPage } from '../../../content/class-content.ts'
import { classPhrases } from '../phrases.ts'

interface OtherClassesProps {
  /** Title of their group. */
  title: string
  pages: readonly PicturedPage[]
}

export function OtherClasses({ title, pages }: OtherClassesProps) {
  const phrases = useWords(classPhrases)
  return (
    <Section ground="tint" title={phrases.others(title)}>
      <Thumbnails pages={pages} />
    </Section>
  )
}
