import type { Area } from '@arunika/admin-contracts'
import { lazy, type ReactNode, Suspense } from 'react'
import { isAllowed } from '../lib/rights.ts'
import { Guard } from './guard.tsx'

const Denied = lazy(() => import(/* webpackChunkName: "denied" */ './denied.tsx'))

/** Renders a screen for accounts with access to its area. Others see a refusal or the login. */
export const Allowed = ({ area, children }: { area: Area; children: ReactNode }) => (
  <Guard>
    <Suspense>{isAllowed(area) ? children : <Denied />}</Suspense>
  </Guard>
)
