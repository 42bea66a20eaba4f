import { type Container, findContainersBy } from './containers.ts'

/**
 * The whole of what a render process gives this build so that it can load remotes: a function from the global name of
 * a build to its container. The process verifies the build's files against the release set and runs those very bytes,
 * so nothing here knows a file or an address.
 * @param containerOf rejects for a build that is missing or altered
 */
export const loadContainersFrom = (containerOf: (globalName: string) => Promise<Container>) =>
  findContainersBy(containerOf)
