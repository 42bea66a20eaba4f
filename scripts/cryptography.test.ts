import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PRIMITIVES = [
  ...['createHmac', 'createCipheriv', 'hkdfSync', 'createPrivateKey', 'createPublicKey', 'generateKeyPair'],
  ...[
    'randomBytes',
    '@node-rs/argon2',
    'age-encryption',
    '@fastify/jwt',
    "'jose'",
    'otpauth',
    'openid-client',
  ],
  '@simplewebauthn/server',
]
/** Code that no operator runs. */
const NOT_RUN = [
  ':!*.test.ts',
  ':!*/test/*',
  ':!e2e',
  ':!bench',
  ':!platform/test-support',
  ':!shared/testing',
]

it('each module that uses cryptography is in the inventory, and no other', () => {
  const uses = execFileSync('git', ['grep', '-lE', PRIMITIVES.join('|'), '--', '*.ts', ...NOT_RUN], {
    encoding: 'utf8',
  })
  const [, modules = ''] = readFileSync('docs/cryptography.md', 'utf8').split('\n## Modules\n')
  const named = [...modules.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file)
  expect(named.toSorted()).toEqual(uses.trim().split('\n').toSorted())
})
