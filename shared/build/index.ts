export { baseConfig } from './base.ts'
export { hostConfigs } from './host.ts'
export { remoteConfigs } from './remote.ts'
