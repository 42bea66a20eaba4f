import { writeSync } from 'node:fs'

// Runs in a separate thread, so that it continues while the candidate's thread loops.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  writeSync(4, `${Math.round((user + system) / 1000)}\n`)
}, 100)
