import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

const FLAG = /[?&]debug=federation\b/

/** Logs the runtime's loads to the console, on pages with `?debug=federation`. */
const trace: Omit<ModuleFederationRuntimePlugin, 'name'> = {
  beforeRequest(args) {
    print('asks for', args.id)
    return args
  },
  afterLoadShare({ pkgName, selectedShared }) {
    print('shares', pkgName, selectedShared?.version)
  },
  afterLoadRemote({ id, error, recovered }) {
    if (error) print(recovered ? 'replaced' : 'could not load', id, error)
    else print('loaded', id)
  },
}

const print = (...words: unknown[]) => console.info('[federation]', ...words)

export default (): ModuleFederationRuntimePlugin => ({
  name: 'trace',
  ...(FLAG.test(globalThis.location?.search) && trace),
})
