import { type Area, mayEnter, type Rights } from '@arunika/admin-contracts'
import { jwtDecode } from 'jwt-decode'
import { storedToken } from './token.ts'

/** Of a token that says nothing of it; the api refuses what is not allowed in any case. */
const EVERYTHING: Rights = { roles: ['administrator'], remotes: [] }
const NOTHING: Rights = { roles: [], remotes: [] }

/** What the person who is logged in may do, as the token says; whose roles change is logged out. */
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

/** Whether the person who is logged in may enter a part of the back-office. */
export const isAllowed = (area: Area): boolean => mayEnter(ownRights(), area)
