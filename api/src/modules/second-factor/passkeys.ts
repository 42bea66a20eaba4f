import { CodedError } from '@anyam/server/errors'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from '../../context.ts'
import * as repository from './repository.ts'

type RegistrationResponse = Parameters<typeof verifyRegistrationResponse>[0]['response']
type AuthenticationResponse = Parameters<typeof verifyAuthenticationResponse>[0]['response']
type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']>

/** A browser's response, which the library validates. */
const asResponse = <Response>(message: object) => message as Response

/** Registers passkeys and verifies their responses; a challenge is valid for one response. */
export function createPasskeys({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const { origin, hostname: rpID } = new URL(settings.publicUrl)

  const credentialOf = ({ id, transports }: repository.PasskeyRow) => ({
    id,
    transports: transports as Transports,
  })

  return {
    async registrationOptions(administratorId: number, email: string) {
      const known = await repository.listPasskeys(db, administratorId)
      const options = await generateRegistrationOptions({
        rpName: settings.siteName,
        rpID,
        userName: email,
        userID: new TextEncoder().encode(String(administratorId)),
        attestationType: 'none',
        excludeCredentials: known.map(credentialOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })
      await repository.insertChallenge(db, options.challenge, administratorId)
      return options
    },

    /** @throws CodedError invalid_proof */
    async register(administratorId: number, name: string, message: object) {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: asResponse<RegistrationResponse>(message),
        expectedChallenge: (challenge) => repository.useChallenge(db, challenge, administratorId),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch((cause: unknown) => {
        throw new CodedError('invalid_proof', { cause })
      })
      if (!registrationInfo) throw new CodedError('invalid_proof')
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        id,
        administratorId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
      }
    },

    /** @param administratorId null for a login with a passkey only */
    async authenticationOptions(administratorId: number | null) {
      const known = administratorId === null ? [] : await repository.listPasskeys(db, administratorId)
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: known.map(credentialOf),
        // Without a password, the passkey itself must verify its owner.
        userVerification: administratorId === null ? 'required' : 'preferred',
      })
      await repository.insertChallenge(db, options.challenge, administratorId)
      return options
    },

    /**
     * @param administratorId required owner of the passkey; null for a login with a passkey only
     * @returns the passkey and its owner
     * @throws CodedError invalid_proof
     */
    async verify(message: object, administratorId: number | null) {
      const response = asResponse<AuthenticationResponse>(message)
      const found = await repository.findPasskey(db, String(response.id))
      if (!found || (administratorId !== null && found.key.administratorId !== administratorId))
        throw new CodedError('invalid_proof')
      const { id, publicKey, counter } = found.key
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => repository.useChallenge(db, challenge, administratorId),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: administratorId === null,
        credential: { ...credentialOf(found.key), publicKey: Buffer.from(publicKey, 'base64url'), counter },
      }).catch((cause: unknown) => {
        throw new CodedError('invalid_proof', { cause })
      })
      if (!verified) throw new CodedError('invalid_proof')
      await repository.usePasskey(db, id, authenticationInfo.newCounter)
      return found
    },
  }
}
