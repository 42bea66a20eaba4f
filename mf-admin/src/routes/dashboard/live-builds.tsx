import type { RemoteState } from '@anyam/protocol'
import { longTime } from '@arunika/text'
import { Card } from '../../features/dashboard/components/card.tsx'
import { useReleaseState } from '../../features/releases/api/get-state.ts'

function buildText({ live, canary }: RemoteState): string {
  if (!live) return 'Nothing is live.'
  const text = `${live.version}, build ${live.build.slice(0, 7)} of ${longTime(live.createdAt)}`
  return canary ? `${text}; ${canary.percent} % of visitors try ${canary.build.slice(0, 7)}` : text
}

/** The live build of each remote. */
export function LiveBuilds() {
  const { data, error, mutate } = useReleaseState()
  return (
    <Card
      title="Live builds"
      entries={data?.remotes.map((state) => ({
        key: state.remote,
        to: '/admin/releases',
        label: state.remote,
        detail: buildText(state),
      }))}
      empty="No build is live."
      more={{ label: 'Releases', to: '/admin/releases' }}
      error={error}
      onRetry={() => void mutate()}
    />
  )
}
