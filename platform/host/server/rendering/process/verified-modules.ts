import path from 'node:path'
import vm from 'node:vm'
import type { SourceFile } from '../messages.ts'

type Require = (name: string) => unknown

/** Runs the text of a CommonJS module and returns its exports. */
export function run({ name, text }: SourceFile, require: Require): unknown {
  const module = { exports: {} }
  const names = ['exports', 'require', 'module', '__filename', '__dirname']
  const body = vm.compileFunction(text, names, { filename: name })
  body.call(module.exports, module.exports, require, module, name, path.posix.dirname(name))
  return module.exports
}

/**
 * Runs the entry of a build, which can load only files of the same build. The bundler's runtime reads chunks
 * with `fs.readFile` and runs them with `vm.runInThisContext`, so it gets both, limited to the verified
 * texts.
 */
export function runBuild(entry: string, files: readonly SourceFile[]): unknown {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const loaded = new Map<string, unknown>()
  const textOf = (file: string) => {
    const text = texts.get(path.posix.basename(file))
    if (text === undefined) throw new Error(`The build has no file ${file}.`)
    return text
  }
  const provided: Record<string, unknown> = {
    path: path.posix,
    fs: {
      readFile(file: string, _encoding: string, done: (error: Error | null, text?: string) => void) {
        try {
          done(null, textOf(file))
        } catch (error) {
          done(error as Error)
        }
      },
    },
    vm: {
      runInThisContext: (text: unknown, filename: unknown) =>
        vm.runInThisContext(String(text), { filename: String(filename) }),
    },
  }
  const require: Require = (name) => {
    const builtin = provided[name.replace(/^node:/, '')]
    if (builtin !== undefined) return builtin
    if (!name.startsWith('.')) throw new Error(`A remote has no module ${name} in a render process.`)
    const file = path.posix.basename(name)
    if (!loaded.has(file)) loaded.set(file, run({ name: file, text: textOf(file) }, require))
    return loaded.get(file)
  }
  return run({ name: entry, text: textOf(entry) }, require)
}
