import { lazy, Suspense } from 'react'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { BusyOverlay } from '../../components/feedback/busy-overlay.tsx'
import { LoadBoundary } from '../../components/feedback/load-boundary.tsx'
import { screens } from '../../content/screens.ts'
import { AsOf } from '../../features/as-of/components/as-of.tsx'

// Loaded when the first entry is opened.
const PastArticle = lazy(() =>
  import(/* webpackChunkName: "past-article" */ '../../features/articles/components/past-article.tsx').then(
    (module) => ({ default: module.PastArticle }),
  ),
)
const PastVacancy = lazy(() =>
  import(/* webpackChunkName: "past-vacancy" */ '../../features/vacancies/components/past-vacancy.tsx').then(
    (module) => ({ default: module.PastVacancy }),
  ),
)

export default function AsOfPage() {
  return (
    <AdminLayout title={screens['as-of'].title}>
      <AsOf
        read={({ subject, ...of }, onClose) => (
          <LoadBoundary fallback={null}>
            <Suspense fallback={<BusyOverlay busy />}>
              {subject === 'article' ? (
                <PastArticle of={of} onClose={onClose} />
              ) : (
                <PastVacancy of={of} onClose={onClose} />
              )}
            </Suspense>
          </LoadBoundary>
        )}
      />
    </AdminLayout>
  )
}
