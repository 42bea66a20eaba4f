import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** True if the person cancelled or the request timed out. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

/**
 * Requests a passkey's response from the browser.
 * @throws Error with a user-facing message
 */
export const askPasskey = (options: object): Promise<object> =>
  explained(startAuthentication({ optionsJSON: options as AuthenticationOptions }))

/**
 * Creates a passkey in the browser.
 * @throws Error with a user-facing message
 */
export const makePasskey = (options: object): Promise<object> =>
  explained(startRegistration({ optionsJSON: options as RegistrationOptions }))

async function explained(response: Promise<object>): Promise<object> {
  try {
    return await response
  } catch (cause) {
    const message = isRefusal(cause)
      ? 'No passkey was used. Please try again.'
      : 'Passkeys do not work here. Please use another way.'
    throw new Error(message, { cause })
  }
}
