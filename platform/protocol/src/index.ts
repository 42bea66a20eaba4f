export * from './release-approvals.ts'
export * from './release-log.ts'
export * from './release-tokens.ts'
export * from './releases.ts'
