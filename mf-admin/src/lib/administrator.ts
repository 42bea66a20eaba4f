import { jwtDecode } from 'jwt-decode'
import { storedToken } from './token.ts'

/** Id of the logged-in administrator, which separates what this browser stores for each; empty without one. */
export function administratorId(): string {
  try {
    return jwtDecode(storedToken() ?? '').sub ?? ''
  } catch {
    return ''
  }
}
