import { jwtDecode } from 'jwt-decode'
import { storedToken } from './token.ts'

/** Id of the logged-in administrator, empty without one. Separates the data that this browser stores for each. */
export function administratorId(): string {
  try {
    return jwtDecode(storedToken() ?? '').sub ?? ''
  } catch {
    return ''
  }
}
