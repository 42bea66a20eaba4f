import { defineSlot } from '@arunika/federation/define-slot'
import { ClassTeaser } from '../../features/academy/components/programmes.tsx'

export const slot = defineSlot('class-teaser', { Component: ClassTeaser })
