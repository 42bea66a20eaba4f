import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@anyam/server/node'
import { patience } from '@arunika/testing/patience'
import { expect, test } from '../fixtures/test.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Starts a second instance, which must refuse to run.
 * @returns its output and exit code
 */
async function refusal(env: Record<string, string>): Promise<{ code: number; output: string }> {
  // Playwright sets FORCE_COLOR, and Node warns if the machine sets NO_COLOR as well.
  const { FORCE_COLOR: _, ...outer } = process.env
  const command = promisify(execFile)(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
    env: { ...outer, ...env },
    timeout: patience(30_000),
  })
  return command.then(
    () => ({ code: 0, output: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )
}

const freePorts = async () => {
  const [port, apiPort, lmsPort] = await Promise.all([freePort(), freePort(), freePort()])
  return { PORT: String(port), API_PORT: String(apiPort), LMS_PORT: String(lmsPort) }
}

test('every wrong setting is named at once', async () => {
  const { code, output } = await refusal({
    PORT: 'abc',
    API_PORT: '70000',
    LMS_URL: 'nowhere',
    ADMIN_PASSWORD: 'short',
  })
  expect(code).toBe(1)
  for (const setting of ['PORT', 'API_PORT', 'LMS_URL', 'ADMIN_PASSWORD'])
    expect(output).toContain(`  ${setting}: `)
})

test('a busy port is refused in one sentence that names it', async () => {
  const { code, output } = await refusal({ ...(await freePorts()), PORT: process.env.PORT ?? '' })
  expect(code).toBe(1)
  expect(output.trim()).toBe(`Already in use by another program: PORT=${process.env.PORT}. Set another port.`)
})

test('Promise 10: a data folder that a running copy uses is refused, and that copy continues', async ({
  request,
}) => {
  const { code, output } = await refusal(await freePorts())
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain('in use by another running copy')
  expect((await request.get('/api/articles')).status()).toBe(200)
})
