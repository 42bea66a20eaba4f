/** Every refusal of the admin release API: its status and its sentence for people. */
const REFUSALS = {
  bad_request: [400, 'The request could not be understood.'],
  unauthenticated: [401, 'Please log in to continue.'],
  cross_site: [403, 'This action is only possible from the site itself.'],
  origin_not_listed: [403, 'Overrides are accepted from this machine and from listed origins only.'],
  not_found: [404, 'There is nothing at this address.'],
  build_not_found: [404, 'The store holds no such build.'],
  not_live: [409, 'This remote is not live: publish and promote it first.'],
  not_possible: [409, 'This is not possible at the moment.'],
  unavailable: [503, 'The service is not available at the moment. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** A refusal that the caller sees, as `{ message, code }`. */
export class AdminApiError extends Error {
  override name = 'AdminApiError'
  readonly code: keyof typeof REFUSALS
  readonly status: number

  /** @param message replaces the table's sentence */
  constructor(code: keyof typeof REFUSALS, message: string = REFUSALS[code][1]) {
    super(message)
    this.code = code
    this.status = REFUSALS[code][0]
  }
}
