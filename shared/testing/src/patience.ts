// Repositories of teams import it from the kit under this name.
export * from '@anyam/test-support/patience'
