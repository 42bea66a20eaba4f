import type { FoundLink } from './found-links.tsx'
import { holdsWords, wordsIn } from './holds-words.ts'

/** A part of a page that can be found: a text of its own, such as its lead, or something that the page shows. */
export interface PageSection {
  name?: string
  text: string
}

/** A page that a search looks through. */
export interface SearchedPage {
  to: string
  /** What the menus call it. */
  label: string
  /** Label of the menu entry above it. */
  parent?: string
  /** What it shows, the lead first. */
  sections?: readonly PageSection[]
}

/**
 * Pages with the words in their labels, with their leads; then those with a section that holds the words, with that; then those that
 * hold them in several, with the one that holds the most.
 */
export const findPages = (words: string, pages: readonly SearchedPage[]): FoundLink[] =>
  pages
    .flatMap(({ to, label, parent, sections = [] }) => {
      const found = rankOf(words, { label, parent, sections })
      if (!found) return []
      return [
        {
          ...found,
          link: { to, title: label, ...(parent && { details: parent }), ...textOf(found.section) },
        },
      ]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ link }) => link)

interface Searched {
  label: string
  parent: string | undefined
  sections: readonly PageSection[]
}

function rankOf(words: string, { label, parent, sections }: Searched) {
  if (holdsWords(words, label, parent)) return { rank: 0, section: sections[0] }
  const section =
    sections.find(({ name, text }) => holdsWords(words, name, text)) ??
    sections.find(({ name, text }) => holdsWords(words, label, name, text))
  if (section) return { rank: 1, section }
  if (!holdsWords(words, label, ...sections.flatMap(({ name, text }) => [name, text]))) return undefined
  // What a section is called counts twice.
  const held = ({ name, text }: PageSection) =>
    wordsIn(words, name, text).length + wordsIn(words, name).length
  return { rank: 2, section: [...sections].sort((a, b) => held(b) - held(a))[0] }
}

const textOf = (section: PageSection | undefined) =>
  section && { text: section.name ? `${section.name}: ${section.text}` : section.text }
