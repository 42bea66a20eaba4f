import type { AcademyClass } from '@arunika/contracts'
import type { ApiError } from '@arunika/data'
import type { Params } from 'react-router-dom'
import useSWR from 'swr'

export const classesKey = '/api/classes'

export const classKey = ({ programme = '', slug = '' }: Readonly<Params<string>>) =>
  `${classesKey}/${encodeURIComponent(programme)}/${encodeURIComponent(slug)}`

/** One class of the academy; it changes only with a release of the api. */
export const useClass = (params: Readonly<Params<string>>) => useSWR<AcademyClass, ApiError>(classKey(params))
