const NOT_OVERWRITTEN = 'Nothing was overwritten.'

/** Every error response of api, shell and registry, with its status and its sentence for people. */
export const ERRORS = {
  bad_request: [400, 'The request could not be understood.'],
  invalid_idempotency_key: [400, 'The Idempotency-Key must have 8 to 200 printable characters.'],
  invalid_credentials: [401, 'These credentials do not match our records.'],
  sign_in_failed: [401, 'The sign-in did not succeed. Please try again.'],
  no_account: [401, 'This sign-in opens no account here. Ask an administrator for an invitation.'],
  second_factor_needed: [401, 'Please confirm with your second factor.'],
  unauthenticated: [401, 'Please log in to continue.'],
  cookie_needed: [401, 'This needs the cookie of your login as well. Please log in again.'],
  token_expired: [401, 'This token has expired. Ask for a new one on the Releases screen.'],
  token_revoked: [401, 'This token was revoked. Ask for a new one on the Releases screen.'],
  issuer_unknown: [401, 'No trusted publisher has the issuer of this identity token.'],
  audience_wrong: [401, 'This identity token is meant for someone else.'],
  identity_expired: [401, 'This identity token has expired. Ask the CI provider for a new one.'],
  identity_invalid: [401, 'This is no identity token that its issuer has signed.'],
  forbidden: [403, 'Your account may not do this. An administrator can change its roles.'],
  invalid_proof: [403, 'That was not right. Please try again.'],
  step_up_needed: [403, 'Please confirm that it is you.'],
  cross_site: [403, 'This action is only possible from the site itself.'],
  origin_not_listed: [403, 'Overrides are accepted from this machine and from listed origins only.'],
  invalid_signature: [403, 'This address is not valid or has expired.'],
  foreign_remote: [403, 'This token belongs to another remote.'],
  out_of_scope: [403, 'This token does not allow that.'],
  identity_untrusted: [403, 'No trusted publisher of the policy matches this identity.'],
  not_allowed: [403, 'The policy of releases does not allow that.'],
  not_signed: [403, 'The build is not signed by the team that owns its paths.'],
  not_found: [404, 'There is nothing at this address.'],
  page_not_found: [404, 'The list has no such page.'],
  article_not_found: [404, 'This article does not exist.'],
  picture_not_found: [404, 'This picture is not in the library any more.'],
  category_not_found: [404, 'This category does not exist.'],
  class_not_found: [404, 'The academy has no such class.'],
  vacancy_not_found: [404, 'This vacancy does not exist.'],
  application_not_found: [404, 'This application does not exist.'],
  stage_not_found: [404, 'There is no such stage of this vacancy. Please reload the page.'],
  note_not_found: [404, 'This note does not exist.'],
  template_not_found: [404, 'This template does not exist any more.'],
  mail_not_found: [404, 'This mail does not exist.'],
  session_not_found: [404, 'This session has ended already.'],
  revision_not_found: [404, 'This version does not exist any more.'],
  trash_not_found: [404, 'This is not in the trash any more.'],
  passkey_not_found: [404, 'This passkey does not exist.'],
  person_not_found: [404, 'This account does not exist.'],
  message_not_found: [404, 'This message does not exist.'],
  term_not_found: [404, 'This term does not exist.'],
  trial_not_found: [404, 'This booking does not exist.'],
  interview_not_found: [404, 'There is no such interview any more.'],
  remote_not_found: [404, 'The site has no such remote.'],
  build_not_found: [404, 'The store holds no such build.'],
  token_not_found: [404, 'There is no such token.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  record_changed: [
    409,
    `This record of the registry has changed in the meantime. ${NOT_OVERWRITTEN} Please try again.`,
  ],
  policy_changed: [409, `The policy was changed since you opened it. ${NOT_OVERWRITTEN}`],
  article_changed: [
    409,
    `Another administrator has saved this article since you opened it. ${NOT_OVERWRITTEN}`,
  ],
  picture_changed: [
    409,
    `Another administrator has saved this picture since you opened it. ${NOT_OVERWRITTEN}`,
  ],
  template_changed: [409, `Another person has saved this template since you opened it. ${NOT_OVERWRITTEN}`],
  mail_gone: [409, 'This mail is on its way already, or was cancelled.'],
  application_withdrawn: [409, 'The applicant has withdrawn this application, so it gets no mail.'],
  site_changed: [409, `Another administrator has saved the site since you opened it. ${NOT_OVERWRITTEN}`],
  picture_used: [409, 'This picture is still used.'],
  category_exists: [409, 'There is a category of this name already.'],
  category_changed: [
    409,
    `Another administrator has saved this category since you opened it. ${NOT_OVERWRITTEN}`,
  ],
  vacancy_changed: [
    409,
    `Another administrator has saved this vacancy since you opened it. ${NOT_OVERWRITTEN}`,
  ],
  application_changed: [
    409,
    `Another administrator has changed the status since you opened it. ${NOT_OVERWRITTEN}`,
  ],
  stages_changed: [
    409,
    `Another administrator has changed the stages since you opened them. ${NOT_OVERWRITTEN}`,
  ],
  trial_changed: [
    409,
    `Another administrator has changed the status since you opened it. ${NOT_OVERWRITTEN}`,
  ],
  term_changed: [409, `Another person has saved this term since you opened it. ${NOT_OVERWRITTEN}`],
  slot_taken: [409, 'The last place of this trial has just been taken. Please choose another time.'],
  slot_gone: [409, 'This trial can no longer be booked. Please choose another time.'],
  trial_over: [409, 'This booking can no longer be changed here. Please write to us.'],
  time_taken: [409, 'This time is no longer free. Please choose another one.'],
  interview_over: [409, 'This interview can no longer be changed here. Please write to us.'],
  interview_chosen: [409, 'The applicant has chosen a time already. Move or cancel the interview.'],
  interview_to_come: [
    409,
    'An interview is still to come. Please cancel it first, so that the applicant is told.',
  ],
  interview_changed: [409, `The interview has changed since you opened it. ${NOT_OVERWRITTEN}`],
  application_decided: [409, 'Nothing can be added to this application any more.'],
  too_many_documents: [409, 'This application has as many documents as it may have. Please replace one.'],
  last_administrator: [409, 'Make another person an administrator first: this is the only one.'],
  already_joined: [409, 'This person has accepted the invitation already.'],
  idempotency_key_reused: [409, 'This form was already sent with other contents.'],
  not_live: [409, 'This remote is not live: publish and promote it first.'],
  remote_retired: [409, 'This remote was retired: bring it back first.'],
  remote_needed: [409, 'The site needs this remote.'],
  slots_needed: [409, 'Other remotes show slots of this remote.'],
  path_taken: [409, 'This path belongs to another remote.'],
  path_not_claimed: [409, 'The build does not claim this path.'],
  build_exists: [409, 'The store has another build of this name: a build never changes.'],
  upload_unknown: [409, 'No upload of this build is open: begin it with its manifest.'],
  upload_incomplete: [409, 'Files of this build have not arrived yet.'],
  frozen: [409, 'Releases are frozen.'],
  not_checked: [409, 'The gate has not passed this build: check it first, or give a reason to force it.'],
  not_tried: [
    409,
    'The gate could not try this build, which does not count against it: check it again, or give a reason to force it.',
  ],
  never_live: [409, 'This build has never been live: promote it instead.'],
  build_in_use: [409, 'This build is in use: visitors get it, or could get it.'],
  not_possible: [409, 'This is not possible at the moment.'],
  invalid_link: [410, 'This link no longer works. Please ask for a new one.'],
  vacancy_closed: [410, 'This vacancy is closed.'],
  body_too_large: [413, 'What was sent is too large.'],
  too_large: [413, 'The build is too large.'],
  unsupported_media_type: [415, 'This kind of content is not accepted here.'],
  file_altered: [422, 'A file is not what the manifest says.'],
  redirect_invalid: [422, 'This redirect is not possible.'],
  manifest_invalid: [422, 'The manifest cannot be understood.'],
  validation_failed: [422, 'Please check the fields that are marked.'],
  weak_password: [422, 'Please choose another password.'],
  too_many_attempts: [429, 'Too many login attempts. Please try again later.'],
  too_many_requests: [429, 'Too many requests. Please try again later.'],
  upload_budget_spent: [
    429,
    'Too much has been uploaded from your network in the last hour. Please try again later.',
  ],
  uploads_busy: [429, 'More is being uploaded than we can take at the moment. Please try again later.'],
  busy: [429, 'Too many builds are waiting to be checked. Please try again shortly.'],
  headers_too_large: [431, 'The address or the headers are too long.'],
  internal_error: [500, 'Something went wrong on our side. Please try again.'],
  state_unreadable: [503, 'A file of the registry is damaged, so nothing is released.'],
  policy_invalid: [422, 'The policy is not valid, so nothing was changed.'],
  policy_unreadable: [503, 'The policy of releases cannot be read, so nothing is released.'],
  issuer_away: [503, 'The issuer of the identity token cannot be reached. Please try again shortly.'],
  not_logged: [
    503,
    'The audit log cannot be written at the moment, so nothing was changed. Please try again shortly.',
  ],
  unavailable: [503, 'The service is not available at the moment. Please try again shortly.'],
  checks_busy: [503, 'Very many files are being checked at the moment. Please try again in a minute.'],
  overloaded: [503, 'Very many people are here right now. Please try again in a few seconds.'],
  storage_full: [507, 'There is no space left to store this. Please try again later.'],
  documents_full: [507, 'We have no room for more documents at the moment. Please send them by e-mail.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof ERRORS
export type FieldErrors = Record<string, string[]>

/** The body of every error response. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  /** Messages by field, if fields are invalid. */
  errors?: FieldErrors
  /** Author and time of the newer version. */
  changed?: { by: string; at: string }
}

interface Details extends Partial<Omit<ErrorBody, 'code'>> {
  /** In seconds. */
  retryAfter?: number
  cause?: unknown
}

/** An error that the caller may see; any other error becomes `internal_error`. */
export class CodedError extends Error {
  override name = 'CodedError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly changed: ErrorBody['changed']
  readonly retryAfter: number | undefined

  /** @param details `message` replaces the table's sentence */
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code][1], { cause: details.cause })
    this.code = code
    this.status = ERRORS[code][0]
    this.errors = details.errors
    this.changed = details.changed
    this.retryAfter = details.retryAfter
  }

  /**
   * An error received from another server. A code that is not in the table, from another version, becomes
   * `not_possible`.
   */
  static received(code: string, message: string): CodedError {
    return new CodedError(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'not_possible', { message })
  }

  /** The body of the response. */
  get body(): ErrorBody {
    const { message, code, errors, changed } = this
    return { message, code, ...(errors && { errors }), ...(changed && { changed }) }
  }
}
