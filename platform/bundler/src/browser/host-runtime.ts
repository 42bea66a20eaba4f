import * as runtime from 'react-refresh/runtime'

declare global {
  interface Window {
    refreshRuntime?: typeof runtime
  }
}

// With several runtimes on a page, each would make React forget the replacements of the others, so remotes
// use this one.
window.refreshRuntime = runtime

export * from 'react-refresh/runtime'
