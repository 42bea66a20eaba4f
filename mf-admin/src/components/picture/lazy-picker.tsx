import { lazy, Suspense } from 'react'
import { BusyOverlay } from '../feedback/busy-overlay.tsx'
import { LoadBoundary } from '../feedback/load-boundary.tsx'
import type { PicturePicker } from './picture-picker.tsx'

const Picker = lazy(() =>
  import(/* webpackChunkName: "picture-picker" */ './picture-picker.tsx').then((module) => ({
    default: module.PicturePicker,
  })),
)

/** The library in a dialog; its code loads when it opens. */
export const LazyPicker = (props: Parameters<typeof PicturePicker>[0]) => (
  <LoadBoundary fallback={null}>
    <Suspense fallback={<BusyOverlay busy />}>
      <Picker {...props} />
    </Suspense>
  </LoadBoundary>
)
