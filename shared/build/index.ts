export { hostConfigs } from './host.ts'
export { globalName, remoteConfigs } from './remote.ts'
export { sourceId } from './source-id.ts'
