import type { Area } from '@arunika/admin-contracts'
import { lazy, type ReactNode, Suspense } from 'react'
import { isAllowed } from '../lib/rights.ts'
import { Guard } from './guard.tsx'

const Denied = lazy(() => import(/* webpackChunkName: "denied" */ './denied.tsx'))

/** Shows a screen to who may enter its part of the back-office, says so to others, and asks strangers to log in. */
export const Allowed = ({ area, children }: { area: Area; children: ReactNode }) => (
  <Guard>
    <Suspense>{isAllowed(area) ? children : <Denied />}</Suspense>
  </Guard>
)
