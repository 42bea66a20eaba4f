import type { ApplicationInput } from '@arunika/contracts'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'

export type FieldName = keyof ApplicationInput

export interface FieldRule {
  name: FieldName
  /** `education` is a choice and `text` is multi-line; other values are the input's type. */
  kind: 'education' | 'text' | HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
}

const ABOUT: readonly FieldRule[] = [
  { name: 'name', kind: 'line', autoComplete: 'name' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'education', kind: 'education' },
  {
    name: 'institution',

    kind: 'line',
    autoComplete: 'organization',
  },
]
const RESPONSES: readonly FieldRule[] = [
  { name: 'why_interested', kind: 'text' },
  { name: 'past_experiences', kind: 'text' },
  { name: 'skills_or_expertise', kind: 'text' },
  { name: 'software_or_tools', kind: 'text' },
  { name: 'teamworking', kind: 'text' },
]

/** All text fields in form order; the documents are the last step. */
export const TEXT_STEPS = [
  { step: 'about', fields: ABOUT },
  { step: 'responses', fields: RESPONSES },
] as const

/** Number of steps including the documents; all are on one page. */
export const STEPS = TEXT_STEPS.length + 1

export const FIELD_NAMES: readonly FieldName[] = [...ABOUT, ...RESPONSES].map(({ name }) => name)
