import { Button, Notice, Skeleton } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { SHOW } from '../../../components/table/use-list-query.ts'
import { ViewChoice } from '../../../components/table/view-choice.tsx'
import { useIsOnlySpecified } from '../../../lib/only-specified.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { ApplicationList } from './application-list.tsx'
import styles from './application-views.module.css'

const Board = lazy(() => import(/* webpackChunkName: "board" */ './board.tsx'))
const StageEditor = lazy(() => import(/* webpackChunkName: "stages" */ './stage-editor.tsx'))
const Numbers = lazy(() => import(/* webpackChunkName: "numbers" */ './numbers.tsx'))

const TITLES = { stages: 'Stages', numbers: 'Numbers' } as const

function useIsBoard(): boolean {
  const isOnlySpecified = useIsOnlySpecified()
  return useSearchParams()[0].get(SHOW) === 'board' && !isOnlySpecified
}

/** Applications of a vacancy as a list or a board; the address selects the view. */
export function ApplicationViews({ vacancyId }: { vacancyId: string }) {
  if (!useIsBoard()) return <ApplicationList vacancyId={vacancyId} />
  return (
    <>
      <BoardTools vacancyId={vacancyId} />
      <Later>
        <Board vacancyId={vacancyId} />
      </Later>
    </>
  )
}

/** Switches between list and board. */
export function ListOrBoard() {
  const isBoard = useIsBoard()
  return (
    <ViewChoice
      views={[
        { label: 'List', search: '', isCurrent: !isBoard },
        { label: 'Board', search: `${SHOW}=board`, isCurrent: isBoard },
      ]}
    />
  )
}

/** Buttons that open the stages and the figures of the vacancy. */
function BoardTools({ vacancyId }: { vacancyId: string }) {
  const [opened, setOpened] = useState<keyof typeof TITLES>()
  const close = () => setOpened(undefined)
  return (
    <div className={styles.tools}>
      {isAllowed('careers') && (
        <Button variant="secondary" onClick={() => setOpened('stages')}>
          Stages
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpened('numbers')}>
        Numbers
      </Button>
      <ReadingDialog open={opened !== undefined} title={TITLES[opened ?? 'stages']} onClose={close}>
        <Later>
          {opened === 'numbers' && <Numbers vacancyId={vacancyId} />}
          {opened === 'stages' && <StageEditor vacancyId={vacancyId} onSaved={close} />}
        </Later>
      </ReadingDialog>
    </div>
  )
}

const Later = ({ children }: { children: React.ReactNode }) => (
  <LoadBoundary fallback={<Notice title="This could not be loaded">Please reload the page.</Notice>}>
    <Suspense fallback={<Skeleton className={styles.later} />}>{children}</Suspense>
  </LoadBoundary>
)
