import { takeNoArguments } from '@anyam/server/command'
import { site } from '../site.config.ts'
import { createHost } from './app.ts'
import { runHost } from './run-host.ts'

takeNoArguments('node shell/server/server.ts: runs a shell on PORT; README.md lists its settings')
runHost((settings, isStopping) => createHost(site, settings, isStopping))
