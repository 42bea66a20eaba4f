import { findContainersBy } from './containers.ts'

/** Gives the file of a container, checked against the release set; throws when it is missing or altered. */
export type ContainerFile = (globalName: string) => Promise<string>

// Node's own `require`: the bundler leaves this name alone.
declare const __non_webpack_require__: (file: string) => never

/** In a render worker a remote's container is a file of the release store, not an address. */
export function loadContainersFrom(containerFile: ContainerFile) {
  findContainersBy(async (globalName) => __non_webpack_require__(await containerFile(globalName)))
}
