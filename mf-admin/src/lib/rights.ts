import { type Area, mayEnter, type Rights } from '@arunika/admin-contracts'
import { jwtDecode } from 'jwt-decode'
import { storedToken } from './token.ts'

/** For a token without roles; the api checks rights in any case. */
const EVERYTHING: Rights = { roles: ['administrator'], remotes: [] }
const NOTHING: Rights = { roles: [], remotes: [] }

/** Rights of the logged-in person from the token; a change of roles ends the session. */
export function ownRights(): Rights {
  const token = storedToken()
  if (token === undefined) return NOTHING
  try {
    const { roles, remotes = [] } = jwtDecode<Partial<Rights>>(token)
    return roles ? { roles, remotes } : EVERYTHING
  } catch {
    return NOTHING
  }
}

/** Whether the person who is logged in may enter a part of the back-office; anyone may see the pages before the login. */
export const isAllowed = (area: Area | null): boolean => area === null || mayEnter(ownRights(), area)
