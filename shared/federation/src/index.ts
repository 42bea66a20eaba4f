export * from './page.ts'
export * from './release-set.ts'
export * from './routes.ts'
export * from './slots.ts'
