import { useWords } from '@arunika/federation/use-words'
import { Section } from '@arunika/ui'
import { Thumbnails } from '../../../components/thumbnails/thumbnails.tsx'
import { type CourseGroup, pathOf } from '../../../content/classes.ts'
import { classWords } from '../words.ts'

/** @param path of the class that is shown already */
export function OtherClasses({ group, path }: { group: CourseGroup; path: string }) {
  const words = useWords(classWords)
  const others = group.courses
    .map((each) => ({ to: pathOf(group, each), name: each.name, picture: each.picture }))
    .filter(({ to }) => to !== path)
  return (
    <Section ground="tint" title={words.others(group.title)}>
      <Thumbnails pages={others.slice(0, 4)} />
    </Section>
  )
}
