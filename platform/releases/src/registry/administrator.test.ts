import { expect, it, onTestFinished } from 'vitest'
import { ADMINISTRATOR, person, startApi } from '../../test/api.ts'
import { administratorOf } from './administrator.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it.each([false, true])(
  'an account is known to registries beside an api of version 0.2.0 too: %s',
  async (isOlder) => {
    const { url, state, close } = await startApi()
    onTestFinished(() => void close())
    state.isOlder = isOlder
    expect(await administratorOf(url, bearer(ADMINISTRATOR))).toEqual(person('Ana'))
    await expect(administratorOf(url, bearer('a.forged.token'))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  },
)
