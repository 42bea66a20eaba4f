import { WEAK_PASSWORD } from '@arunika/admin-contracts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { newPassword } from './passwords.ts'
import { isWeakPassword, refuseWeakPassword } from './weak-password.ts'

const SITE = { siteName: 'Arunika Studio', publicUrl: 'https://www.arunika.co.id' }
const OWNER = { email: 'dewi.lestari88@kain-batik.example', name: 'Dewi Ayu Lestari' }
const isWeak = (password: string) => isWeakPassword(password, OWNER, SITE)

/** Each is long enough for the form. */
const WEAK: Readonly<Record<string, readonly string[]>> = {
  'common passwords': ['administrator', '1qaz2wsx3edc', 'sonyericsson', 'finalfantasy', 'QWERTY123456'],
  'common ones with additions': [
    'password12345',
    '12345Password!',
    '!!!P@ssw0rd2026',
    '1qaz2wsx3edc!!',
    'Sayangku-2026',
    '  letmein  123',
    'bismillah 12345',
    'Pass word 2026',
    'ｐａｓｓｗｏｒｄ12345',
  ],
  'repetitions and rows of keys': [
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'monkeymonkey',
    'dragon dragon dragon',
    '1234567890123',
    '987654321098',
    'abcdefghijklm',
    'Qwertyuiopasdf1!',
    '            ',
  ],
  'the person’s name and address': [
    'DewiAyuLestari',
    'lestari.dewi.1988',
    'dewi.lestari88',
    'dewi.lestari88@kain-batik.example',
    'Kain-Batik-2026!',
    'dewidewidewi',
    '1988-lestari-dewi',
    'lestari-password',
  ],
  'the site’s name': [
    'Arunika-2026!',
    'arunikastudio',
    'StudioArunika1',
    '2026arunika2026',
    'arunika.co.id',
    'Arunika-Dewi-1',
    'arunika arunika',
    'ARUNIKA.co.id 1',
  ],
}
const FINE = [
  'correct horse battery',
  'a new and longer one',
  'only-for-tests-42',
  'the bus was late on tuesday',
  'kopi hujan sepeda merah',
  'arunika needs a taller ladder',
  'Dewi drinks cold tea at noon',
  '739201846620',
  'ocean-velvet-14-pine',
  'x7!kQ9#mZ2$w',
  'aB3dE5gH7jK9',
  'monkeys and dragons',
  'passwordless living room',
  ' leading and trailing ',
  'пароль для работы завтра',
  '私の長い合言葉は秘密です',
  '🐘🎈🌵🍩🚲📎🧊🎻🪁🥝🧶🔭',
  'zzz nobody guesses zzz',
]

describe('passwords that guessers try early', () => {
  for (const [kind, passwords] of Object.entries(WEAK)) {
    it.each(passwords)(`${kind}: %j is refused`, async (password) => {
      expect(await isWeak(password)).toBe(true)
    })
  }

  it.each(FINE)('any other composition is fine: %j', async (password) => {
    expect(await isWeak(password)).toBe(false)
  })

  it('every password of the list is refused, in any case and with additions', async () => {
    const long = dictionary['passwords-common'].filter((password) => password.length >= 8)
    expect(long.length).toBeGreaterThan(10_000)
    const passed: string[] = []
    for (const password of long) {
      const tries = [password.toUpperCase(), ...(/\w$/.test(password) ? [`${password}!`] : [])]
      for (const each of tries) if (!(await isWeak(each))) passed.push(each)
    }
    expect(passed).toEqual([])
  })

  it('the error names the field, and the generated passwords never meet it', async () => {
    await expect(refuseWeakPassword('next', 'password12345', OWNER, SITE)).rejects.toMatchObject({
      status: 422,
      code: 'weak_password',
      errors: { next: [WEAK_PASSWORD] },
    })
    for (let nth = 0; nth < 100; nth += 1) expect(await isWeak(newPassword())).toBe(false)
  })

  it('every character of a long password counts', async () => {
    expect(await isWeak(`${'password'.repeat(100)} and the rest`)).toBe(false)
  })

  it('an account without a name, and a site on a bare address, have their words as well', async () => {
    const site = { siteName: 'Arunika', publicUrl: 'http://192.0.2.1:3000' }
    expect(await isWeakPassword('admin-admin-1', { email: 'admin@arunika.example' }, site)).toBe(true)
    expect(await isWeakPassword('correct horse battery', { email: 'a@b.c' }, site)).toBe(false)
  })
})
