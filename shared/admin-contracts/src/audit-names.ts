// Apart from the schemas, so that a page which only shows names does not load a validator.

/** Subjects of the audit log. */
export const AUDIT_SUBJECTS = [
  'article',
  'category',
  'job vacancy',
  'picture',
  'application',
  'message',
  'trial',
  'account',
  'site',
] as const

/** Actions of the audit log. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'restored',
  'replaced',
  'deleted for good',
  'opened',
  'status changed',
  'rated',
  'note added',
  'note deleted',
  'logged in',
  'logged out',
  'session ended',
  'password changed',
  'password reset asked',
  'login failed',
  'login stopped',
  'invited',
  'joined',
  'roles changed',
  'disabled',
  'enabled',
  'second factor added',
  'second factor removed',
  'recovery code used',
  'provider linked',
  'read',
  'exported',
  'withdrawn',
] as const
