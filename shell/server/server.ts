import { takeNoArguments } from '@anyam/server/command'
import { createShell } from './app.ts'
import { runShell } from './run-shell.ts'

takeNoArguments('node shell/server/server.ts: runs a shell on PORT; README.md lists its settings')
runShell(createShell)
