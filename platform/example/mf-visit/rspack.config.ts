import { remoteConfigs } from '@anyam/bundler'

export default remoteConfigs(import.meta.dirname)
