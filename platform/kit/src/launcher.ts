import { chmod, writeFile } from 'node:fs/promises'

const OLDEST_NODE = 24

/** The Node versions for which the packed commands are compiled, as `engines` of a package. */
export const ENGINES = { node: `>=${OLDEST_NODE}` }

/**
 * Writes the file that starts a packed command. It runs on any Node that has ES modules, so an older one gets
 * a sentence instead of the error about the first module that it lacks.
 * @param command name of the command, and of its bundle next to the file: `<command>-command.js`
 */
export async function writeLauncher(file: string, command: string): Promise<void> {
  const text = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) >= ${OLDEST_NODE}) await import('./${command}-command.js')
else {
  console.error(\`${command} needs Node ${OLDEST_NODE} or newer; this is Node \${process.versions.node}.\`)
  process.exitCode = 1
}
`
  await writeFile(file, text)
  await chmod(file, 0o755)
}
