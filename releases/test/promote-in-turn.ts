import { ReleaseStore } from '../src/store.ts'

// node promote-in-turn.ts <folder of the store> <remote> <build>…: a team that releases one after another.
const [dir = '', remote = '', ...builds] = process.argv.slice(2)
const store = new ReleaseStore(dir)
for (const build of builds) await store.promote(remote, build, { by: `team-${remote}` })
