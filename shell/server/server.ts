import { createHost } from '@anyam/host/server/app'
import { runHost } from '@anyam/host/server/run-host'
import { takeNoArguments } from '@anyam/server/command'
import { site } from '../site.config.ts'

takeNoArguments('node shell/server/server.ts: runs a shell on PORT; README.md lists its settings')
runHost((settings, isStopping) => createHost(site, settings, isStopping))
