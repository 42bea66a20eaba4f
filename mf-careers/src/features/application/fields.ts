import type { ApplicationInput } from '@arunika/contracts'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

export type FieldName = keyof ApplicationInput

export interface FieldRule {
  name: FieldName
  label: string
  hint?: string
  /** `education` is a choice, `text` has several lines, the others are of the input's type. */
  kind: 'education' | 'text' | HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
}

const ABOUT: readonly FieldRule[] = [
  { name: 'name', label: 'Full Name', kind: 'line', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
  { name: 'education', label: 'Last Education', kind: 'education' },
  {
    name: 'institution',
    label: 'School/Campus/Institution Name',
    kind: 'line',
    autoComplete: 'organization',
  },
]
const RESPONSES: readonly FieldRule[] = [
  { name: 'why_interested', label: 'Why are you interested', kind: 'text' },
  { name: 'past_experiences', label: 'Previous experience', kind: 'text' },
  { name: 'skills_or_expertise', label: 'Special skills or expertise', kind: 'text' },
  { name: 'software_or_tools', label: 'Software or tools experience', kind: 'text' },
  { name: 'teamworking', label: 'Working style in a team', kind: 'text' },
]

/** Every text field, in the order of the form; the documents are the last step. */
export const TEXT_STEPS = [
  { title: 'About you', fields: ABOUT },
  { title: 'Your answers', fields: RESPONSES },
]

/** How many there are, with the documents; all are on one page. */
export const STEPS = TEXT_STEPS.length + 1

export const FIELD_NAMES: readonly FieldName[] = [...ABOUT, ...RESPONSES].map(({ name }) => name)
