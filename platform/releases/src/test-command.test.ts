import { expect, it } from 'vitest'
import { testCommand } from './test-command.ts'

const run = (command: string, deadlineMs = 60_000) =>
  testCommand(command, { env: { PREVIEW_URL: 'http://preview.localhost/previews/x' }, deadlineMs })

it.each([
  ['exit 0', 'good'],
  ['exit 1', 'bad'],
  ['exit 254', 'bad'],
  ['kill -SEGV $$', 'bad'],
  ['exit 125', 'skipped'],
  ['test "$PREVIEW_URL" = http://preview.localhost/previews/x', 'good'],
  ['node -e "process.exit(process.env.PATH ? 0 : 1)"', 'good'],
])('%s is %s', async (command, outcome) => {
  expect(await run(command)).toBe(outcome)
})

it('a command that hangs is ended, with what it started, and the build cannot be tested', async () => {
  expect(await run('sleep 1000 | cat', 200)).toBe('skipped')
})

it('a command that does not exist is no bad build', async () => {
  await expect(run('./no-such-test.sh')).rejects.toThrow(
    'The test cannot be run: ./no-such-test.sh exits with 127.',
  )
})
