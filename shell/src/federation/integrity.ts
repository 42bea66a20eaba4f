import { buildsOf, entryAddress, type ReleaseSet } from '@arunika/shared/federation'
import { type Container, findContainersBy } from './containers.ts'

/** A remote's entry runs only when it has the hash that the release set says; the entry vouches for its chunks. */
export function enforceIntegrity(set: ReleaseSet) {
  const hashes = new Map(
    Object.entries(set.remotes).flatMap(([remote, release]) =>
      buildsOf(release).map((build) => [entryAddress(remote, build), build.integrity]),
    ),
  )
  findContainersBy(async (globalName, address) => {
    const integrity = hashes.get(address)
    if (integrity === undefined) throw new Error(`${address} is not part of the release set`)
    await runScript(address, integrity)
    // The entry puts its container on `window`, under the name of its build.
    const container = (window as unknown as Record<string, Container | undefined>)[globalName]
    if (!container) throw new Error(`${address} is no container`)
    return container
  })
}

function runScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script, { src, integrity, async: true, crossOrigin: 'anonymous' })
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} did not come, or is not what was released`))
    }
    document.head.append(script)
  })
}
