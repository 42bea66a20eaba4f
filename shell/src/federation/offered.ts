import * as router from '@arunika/federation/router'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as swr from 'swr'

/** Versions of the shared modules, by their names; put in by the compiler. */
declare const SHARED_VERSIONS: Record<'react' | 'react-dom' | 'react-router-dom' | 'swr', string>

/** Of each a page holds one copy, the shell's, from the start. */
const share = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
})

/** What the shell shares with the remotes; they ask for it by the list of `shared/bundler/src/shared-modules.ts`. */
export const offered = {
  react: share(SHARED_VERSIONS.react, React),
  'react/jsx-runtime': share(SHARED_VERSIONS.react, jsxRuntime),
  'react-dom': share(SHARED_VERSIONS['react-dom'], ReactDOM),
  'react-router-dom': share(SHARED_VERSIONS['react-router-dom'], router),
  swr: share(SHARED_VERSIONS.swr, swr),
}
