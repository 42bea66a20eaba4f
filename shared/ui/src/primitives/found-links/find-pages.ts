import type { FoundLink } from './found-links.tsx'
import { holdsWords, wordsIn } from './holds-words.ts'

/** A searchable part of a page: a text such as its lead, or an item on the page. */
export interface PageSection {
  name?: string
  text: string
}

/** A page that a search looks through. */
export interface SearchedPage {
  to: string
  /** Its label in the menus. */
  label: string
  /** Label of the menu entry above it. */
  parent?: string
  /** Its searchable parts, the lead first. */
  sections?: readonly PageSection[]
}

/**
 * First pages with the words in their labels, with their leads; then pages with a section that contains all
 * the words, with that section; then pages with the words spread over several sections, with the section that
 * contains the most.
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
  // Matches in a section's name count twice.
  const held = ({ name, text }: PageSection) =>
    wordsIn(words, name, text).length + wordsIn(words, name).length
  return { rank: 2, section: [...sections].sort((a, b) => held(b) - held(a))[0] }
}

const textOf = (section: PageSection | undefined) =>
  section && { text: section.name ? `${section.name}: ${section.text}` : section.text }
