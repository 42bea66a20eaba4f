import { readSettings } from '@anyam/server/env'
import { openStore } from '../src/open-store.ts'

// node promote-in-turn.ts <remote> <build>…: promotes builds of a team one after another.
const [remote = '', ...builds] = process.argv.slice(2)
const store = await openStore(readSettings())
for (const build of builds) await store.promote(remote, build, { by: `team-${remote}` })
