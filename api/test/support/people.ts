import type { LoginResponse, Role } from '@arunika/admin-contracts'
import { administrators } from '../../src/db/schema/index.ts'
import { hashPassword } from '../../src/modules/auth/passwords.ts'
import type { TestApi } from './test-api.ts'

export const PASSWORD = 'correct horse battery'

/** An account with these roles, logged in. */
export async function person(
  api: TestApi,
  name: string,
  roles: Role[],
  remotes: string[] = [],
  vacancies: number[] = [],
) {
  const email = `${name}@arunika.example`
  const [row] = await api.db
    .insert(administrators)
    .values({ email, name, roles, remotes, vacancies, passwordHash: await hashPassword(PASSWORD) })
    .returning({ id: administrators.id })
  const logIn = async () =>
    (await api.call<LoginResponse>('/api/login', { json: { email, password: PASSWORD } })).body.token
  return { id: row?.id ?? 0, email, token: await logIn(), logIn }
}
