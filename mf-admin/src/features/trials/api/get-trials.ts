import type { ListPage, Trial, TrialRow } from '@arunika/admin-contracts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const TRIALS = '/api/admin/trials'

export const trialAddress = ({ id }: { id: number }) => `${TRIALS}/${id}`

export const useTrials = (query: ListQuery) => useListPage<ListPage<TrialRow>>(TRIALS, query)

export const useTrial = (id: number) => useAdminPolled<Trial>(trialAddress({ id }))
