import { expect, it } from 'vitest'
import { commands } from './commands.ts'
import { remoteCommands } from './registry/remote-commands.ts'
import { RELEASE_USAGE } from './release-usage.ts'

it('the help names every command, and no other', () => {
  const named = RELEASE_USAGE.commands.map(({ call }) => call.split(' ')[0])
  // Validates a folder, so it needs no store.
  const known = [...Object.keys(commands), ...Object.keys(remoteCommands), 'validate']
  expect([...new Set(named)].sort()).toEqual([...new Set(known)].sort())
})
