import { registerHooks } from 'node:module'

/** Globals that rendering code does not need, and globals that lead out of the process. */
const CLOSED = [
  ...[
    'fetch',
    'WebSocket',
    'EventSource',
    'CloseEvent',
    'MessageEvent',
    'BroadcastChannel',
    'MessageChannel',
  ],
  ...[
    'MessagePort',
    'Navigator',
    'navigator',
    'Storage',
    'localStorage',
    'sessionStorage',
    'CompressionStream',
  ],
  ...['DecompressionStream', 'SharedArrayBuffer', 'Atomics', 'WebAssembly'],
]

/** The parts of `process` that libraries read. */
const harmlessProcess = ({ version, versions, platform, arch, nextTick, hrtime }: NodeJS.Process) => ({
  ...{ version, versions, platform, arch, nextTick, hrtime },
  env: Object.freeze({ NODE_ENV: 'production' }),
  argv: Object.freeze([]),
  execArgv: Object.freeze([]),
  cwd: () => '/',
  on: () => undefined,
  once: () => undefined,
  off: () => undefined,
  emit: () => false,
  emitWarning: () => undefined,
})

/**
 * Closes all ways out of this process for the code that runs after it: built-in modules, the real `process`
 * with its channel, and globals that open connections. Beneath it, the permission model denies files,
 * processes, workers and addons, but it does not cover the network; docs/security.md lists which layer holds
 * where.
 */
export function lockDown(): void {
  // Code that finds a way to `import` or `require` still gets nothing.
  registerHooks({
    resolve(specifier) {
      throw new Error(`A render process loads no modules: ${specifier}`)
    },
  })
  const real = process
  for (const name of [
    'binding',
    '_linkedBinding',
    'dlopen',
    'getBuiltinModule',
    'kill',
    '_kill',
    'mainModule',
  ])
    Reflect.deleteProperty(real, name)
  // It is created on first access, and has a dispatcher that opens connections.
  void globalThis.Request
  for (const name of CLOSED) close(name)
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith('undici')) close(symbol)
  const value = Object.freeze(harmlessProcess(real))
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false })
}

function close(name: string | symbol): void {
  if (Reflect.deleteProperty(globalThis, name)) return
  Object.assign(globalThis, { [name]: undefined })
}
