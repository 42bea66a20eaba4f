/** Every refusal of the registry: its status and its sentence for people. */
const REFUSALS = {
  bad_request: [400, 'The request could not be understood.'],
  unauthenticated: [401, 'This token is unknown. Ask for one on the Releases screen.'],
  token_expired: [401, 'This token has expired. Ask for a new one on the Releases screen.'],
  token_revoked: [401, 'This token was revoked. Ask for a new one on the Releases screen.'],
  foreign_remote: [403, 'This token belongs to another remote.'],
  out_of_scope: [403, 'This token does not allow that.'],
  not_allowed: [403, 'The policy of releases does not allow that.'],
  forbidden: [403, 'Your account may not do this. An administrator can change its roles.'],
  step_up_needed: [403, 'Please confirm that it is you.'],
  not_signed: [403, 'The build is not signed by the team that owns its paths.'],
  not_found: [404, 'There is nothing at this address.'],
  build_not_found: [404, 'The store holds no such build.'],
  token_not_found: [404, 'There is no such token.'],
  build_exists: [409, 'The store has another build of this name: a build never changes.'],
  upload_unknown: [409, 'No upload of this build is open: begin it with its manifest.'],
  upload_incomplete: [409, 'Files of this build have not arrived yet.'],
  frozen: [409, 'Releases are frozen.'],
  not_checked: [409, 'The gate has not passed this build: check it first, or give a reason to force it.'],
  not_tried: [
    409,
    'The gate could not try this build, which says nothing of it: check it again, or say why it goes live untried.',
  ],
  never_live: [409, 'This build has never been live: promote it instead.'],
  not_possible: [409, 'This is not possible at the moment.'],
  too_large: [413, 'The build is too large.'],
  file_altered: [422, 'A file is not what the manifest says.'],
  manifest_invalid: [422, 'The manifest cannot be understood.'],
  busy: [429, 'Too many builds are waiting to be checked. Please try again shortly.'],
  policy_unreadable: [503, 'The policy of releases cannot be read, so nothing is released.'],
  unavailable: [503, 'The service is not available at the moment. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof REFUSALS

/** A refusal that the caller sees, as `{ message, code }`. */
export class RegistryError extends Error {
  override name = 'RegistryError'
  readonly code: RefusalCode
  readonly status: number

  /** @param message replaces the table's sentence */
  constructor(code: RefusalCode, message: string = REFUSALS[code][1]) {
    super(message)
    this.code = code
    this.status = REFUSALS[code][0]
  }

  /** A refusal as another process received it; a code that is not in the table, of another version, is not possible. */
  static received(code: string, message: string): RegistryError {
    return new RegistryError(Object.hasOwn(REFUSALS, code) ? (code as RefusalCode) : 'not_possible', message)
  }
}
