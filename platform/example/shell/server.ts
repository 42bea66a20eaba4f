import { createHost } from '@anyam/host/server/app'
import { runHost } from '@anyam/host/server/run-host'
import { site } from './site.config.ts'

runHost((settings, isStopping) => createHost(site, settings, isStopping))
