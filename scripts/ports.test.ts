import { expect, test } from 'vitest'
import { freePort } from '../platform/server/src/node/index.ts'
import { checkPorts } from './ports.ts'

test('ports to which fetch refuses to connect are named before anything starts', async () => {
  await expect(checkPorts({ PORT: await freePort(), API_PORT: 4190, LMS_PORT: 6667 })).rejects.toThrow(
    'Browsers and fetch refuse to connect to API_PORT=4190, LMS_PORT=6667. Set another port.',
  )
  await checkPorts({ PORT: await freePort() })
})
