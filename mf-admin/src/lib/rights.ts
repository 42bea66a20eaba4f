import { type Area, mayEnter, type Rights, ROLES } from '@arunika/admin-contracts'
import { jwtDecode } from 'jwt-decode'
import { isHeld } from './held-screen.ts'
import { storedToken } from './token.ts'

/** For tokens without roles that this back-office knows; the api checks rights in any case. */
const EVERYTHING: Rights = { roles: ['administrator'], remotes: [] }
const NOTHING: Rights = { roles: [], remotes: [] }

/** Rights in this tab's latest session. */
let latest = NOTHING

/**
 * Rights of the logged-in person, from the token; while a screen waits for the next login, those before. A change of
 * roles ends the session.
 */
export function ownRights(): Rights {
  const token = storedToken()
  if (token === undefined) return isHeld() ? latest : NOTHING
  latest = rightsOf(token)
  return latest
}

function rightsOf(token: string): Rights {
  try {
    const { roles, remotes = [] } = jwtDecode<Partial<Rights>>(token)
    return roles && ROLES.some((role) => roles.includes(role)) ? { roles, remotes } : EVERYTHING
  } catch {
    return NOTHING
  }
}

/** True if the logged-in person may enter an area. Anyone may see the pages before the login. */
export const isAllowed = (area: Area | null): boolean => area === null || mayEnter(ownRights(), area)
