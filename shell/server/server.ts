import { createShell } from './app.ts'
import { runShell } from './run-shell.ts'

runShell(createShell)
