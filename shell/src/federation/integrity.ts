import { buildBase, type ReleaseSet } from '@arunika/shared/federation'
import { registerPlugins } from '@module-federation/enhanced/runtime'

/** A remote's entry runs only when it has the hash that the release set says; the entry vouches for its chunks. */
export function enforceIntegrity(set: ReleaseSet) {
  const hashes = new Map(
    Object.entries(set.remotes).flatMap(([remote, { fallback, ...live }]) =>
      [live, ...(fallback ? [fallback] : [])].map(({ build, entry, integrity }) => [
        buildBase(remote, build) + entry,
        integrity,
      ]),
    ),
  )
  registerPlugins([
    {
      name: 'integrity',
      createScript({ url }) {
        const integrity = hashes.get(new URL(url, window.location.href).pathname)
        if (!integrity) throw new Error(`${url} is not part of the release set`)
        const script = document.createElement('script')
        script.src = url
        script.async = true
        script.crossOrigin = 'anonymous'
        script.integrity = integrity
        return script
      },
    },
  ])
}
