import type { Rights, Role } from '@arunika/admin-contracts'

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')

const inAnHour = () => Date.now() / 1000 + 3600

/** A token as the api issues it, valid for an hour by default. */
export const tokenUntil = (exp: unknown = inAnHour(), rights: Partial<Rights> = {}) =>
  `${encode({ alg: 'HS256' })}.${encode({ exp, ...rights })}.sign`

/** Simulates a new tab in which an administrator has just logged in. */
export function logInAsAdmin() {
  logInAs('administrator')
}

/** The same for a user with this role. */
export function logInAs(role: Role, remotes: string[] = []) {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('token', tokenUntil(undefined, { roles: [role], remotes }))
}
