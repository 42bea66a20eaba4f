export { hostConfigs } from './host.ts'
export { remoteConfigs } from './remote.ts'
