import * as runtime from 'react-refresh/runtime'

declare global {
  interface Window {
    refreshRuntime?: typeof runtime
  }
}

// Of several on one page, each would make React forget what the others have replaced: remotes take this one.
window.refreshRuntime = runtime

export * from 'react-refresh/runtime'
