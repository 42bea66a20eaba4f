import { useLanguage } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import useSWR from 'swr'
import { classesKey } from './get-class.ts'

/** All classes, if they are wanted. Not polled, because they change only with a release of the api. */
export function useClasses(areWanted = true) {
  const key = classesKey(useLanguage())
  return useSWR<AcademyClass[]>(areWanted ? key : null)
}
