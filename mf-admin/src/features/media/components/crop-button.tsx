import type { PictureDetail } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'

const CropDialog = lazy(() =>
  import(/* webpackChunkName: "crop-picture" */ '../crop/crop-dialog.tsx').then((module) => ({
    default: module.CropDialog,
  })),
)

/** Opens cropping and rotating; its code loads when it opens. */
export function CropButton({ picture }: { picture: PictureDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Crop and rotate
      </Button>
      {isOpen && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={<BusyOverlay busy />}>
            <CropDialog picture={picture} onClose={() => setOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  )
}
