import type { BuildManifest } from '@arunika/shared/federation'

const noAssets = { sync: [], async: [] }

/**
 * What any host of module federation must know to load a build: the standard's `mf-manifest.json`. The site's
 * own shell has it in its documents, and never asks for it.
 */
export function federationManifest(manifest: Omit<BuildManifest, 'files'>): object {
  const { remote, version, global, entry, exposes, chunks, shared } = manifest
  const { routes = [], ...pages } = chunks
  return {
    id: remote,
    name: remote,
    metaData: {
      name: remote,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: remote },
      remoteEntry: { name: entry, path: '', type: 'global' },
      globalName: global,
      // From where this file is.
      publicPath: 'auto',
      pluginVersion: '',
    },
    shared: Object.entries(shared).map(([name, range]) => ({
      id: `${remote}:${name}`,
      name,
      version: range.replace(/^\D*/, ''),
      requiredVersion: range,
      singleton: true,
      assets: { js: noAssets, css: noAssets },
    })),
    remotes: [],
    exposes: exposes.map((path) => ({
      id: `${remote}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: {
        js: { sync: named(routes, 'js'), async: named(Object.values(pages).flat(), 'js') },
        css: { sync: named(routes, 'css'), async: named(Object.values(pages).flat(), 'css') },
      },
    })),
  }
}

const named = (files: string[], ending: string) => [
  ...new Set(files.filter((file) => file.endsWith(`.${ending}`))),
]
