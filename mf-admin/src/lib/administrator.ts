import { jwtDecode } from 'jwt-decode'
import { storedToken } from './token.ts'

/** Number of the administrator who is logged in, to keep what is stored in this browser apart; empty without one. */
export function administratorId(): string {
  try {
    return jwtDecode(storedToken() ?? '').sub ?? ''
  } catch {
    return ''
  }
}
