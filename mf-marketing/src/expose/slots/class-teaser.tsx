import { defineSlot } from '@arunika/federation/define-slot'
import { ClassTeaser, classTeaserWords } from '../../features/academy/components/class-teaser.tsx'

export const slot = defineSlot('class-teaser', { Component: ClassTeaser, words: classTeaserWords })
