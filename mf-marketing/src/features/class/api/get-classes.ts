import type { AcademyClass } from '@arunika/contracts'
import { useLanguage } from '@arunika/federation/use-words'
import useSWR from 'swr'
import { classesKey } from './get-class.ts'

/** All classes. Not polled, because they change only with a release of the api. */
export const useClasses = () => useSWR<AcademyClass[]>(classesKey(useLanguage()))
