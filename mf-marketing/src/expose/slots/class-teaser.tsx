import { defineSlot } from '@arunika/federation/define-slot'
import { ClassTeaser } from '../../features/academy/components/class-teaser.tsx'
import { programmeWords } from '../../features/academy/programme-words.ts'

export const slot = defineSlot('class-teaser', { Component: ClassTeaser, words: [programmeWords] })
