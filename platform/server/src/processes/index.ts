export {
  describeExit,
  type Exit,
  type Server,
  type ServerPlan,
  startProcess,
} from './children.ts'
export { untilReady } from './readiness.ts'
export { COMMON_SETTINGS, HOST_SETTINGS, REGISTRY_SETTINGS, settingsNamed } from './settings.ts'
