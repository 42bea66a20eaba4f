import { remoteConfigs } from '@arunika/shared/build'

export default remoteConfigs(import.meta.dirname)
