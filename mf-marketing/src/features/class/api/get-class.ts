import type { ApiError } from '@anyam/data'
import { useLanguage } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import type { Params } from 'react-router-dom'
import useSWR from 'swr'

const CLASSES = '/api/classes'

export const classesKey = (language?: Language) => apiAddressIn(CLASSES, language)

export const classKey = (
  { programme = '', slug = '' }: Readonly<Params<string>>,
  language: Language | undefined,
) => apiAddressIn(`${CLASSES}/${encodeURIComponent(programme)}/${encodeURIComponent(slug)}`, language)

/** A class of the academy. Not polled, because classes change only with a release of the api. */
export const useClass = (params: Readonly<Params<string>>) =>
  useSWR<AcademyClass, ApiError>(classKey(params, useLanguage()))
