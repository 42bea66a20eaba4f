import { useWords } from '@arunika/federation/use-words'
import { Section } from '@arunika/ui'
import { Thumbnails } from '../../../components/thumbnails/thumbnails.tsx'
import { type Courses, pathOf } from '../../../content/classes.ts'
import { classPhrases } from '../phrases.ts'

interface OtherClassesProps {
  group: Courses
  /** Title of the group. */
  title: string
  /** Path of the class already on screen. */
  path: string
}

export function OtherClasses({ group, title, path }: OtherClassesProps) {
  const phrases = useWords(classPhrases)
  const others = group.courses
    .map((each) => ({ to: pathOf(group, each), name: each.name, picture: each.picture }))
    .filter(({ to }) => to !== path)
  return (
    <Section ground="tint" title={phrases.others(title)}>
      <Thumbnails pages={others.slice(0, 4)} />
    </Section>
  )
}
