import * as runtime from 'react-refresh/runtime'

declare global {
  interface Window {
    refreshRuntime?: typeof runtime
  }
}

// Several on one page would each make React forget the replacements of the others, so remotes take this one.
window.refreshRuntime = runtime

export * from 'react-refresh/runtime'
