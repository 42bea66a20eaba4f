import type { BuildCard } from '@anyam/protocol'

/** The commit that a build was made from. */
export const Commit = ({ commit, dirty }: Pick<BuildCard, 'commit' | 'dirty'>) => (
  <span>
    commit <code>{commit.slice(0, 8)}</code>
    {dirty && ' and uncommitted changes'}
  </span>
)
