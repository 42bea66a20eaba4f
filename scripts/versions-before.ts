/** Commits of the versions before the product recorded its version. */
export const COMMITS_BEFORE_VERSIONS = { '0.1.0': 'e2fdcd9b', '0.2.0': '84d28eb6' } as const
