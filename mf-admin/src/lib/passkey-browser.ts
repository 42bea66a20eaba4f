import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Whether the person cancelled, or the time ran out. */
const isRefusal = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

/** Asks the browser for a passkey's response. @throws Error with a sentence for people */
export const askPasskey = (options: object): Promise<object> =>
  explained(startAuthentication({ optionsJSON: options as AuthenticationOptions }))

/** Has the browser make a passkey. @throws Error with a sentence for people */
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
