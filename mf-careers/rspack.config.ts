import { remoteConfigs } from '@arunika/bundler'

export default remoteConfigs(import.meta.dirname)
