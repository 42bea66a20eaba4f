import type { Area } from '@arunika/admin-contracts'

/**
 * Every call that needs a session, by method and route, with its part of the back-office. Together with `AREA_ROLES`
 * this is the table of calls and roles; a call missing here is for administrators only.
 */
export const AREA_OF_CALL: Readonly<Record<string, Area>> = {
  'POST /api/logout': 'own',
  'POST /api/session': 'own',
  'GET /api/admin/account': 'own',
  'GET /api/admin/releaser': 'own',
  'POST /api/admin/account/password': 'own',
  'GET /api/admin/account/sessions': 'own',
  'DELETE /api/admin/account/sessions': 'own',
  'DELETE /api/admin/account/sessions/:id': 'own',
  'GET /api/login/second-factor': 'own',
  'POST /api/login/second-factor': 'own',
  'GET /api/admin/account/second-factor': 'own',
  'POST /api/admin/account/totp/offer': 'own',
  'POST /api/admin/account/totp': 'own',
  'DELETE /api/admin/account/totp': 'own',
  'POST /api/admin/account/recovery-codes': 'own',
  'POST /api/admin/account/passkeys/options': 'own',
  'POST /api/admin/account/passkeys': 'own',
  'DELETE /api/admin/account/passkeys/:id': 'own',
  'GET /api/admin/account/proof': 'own',
  'POST /api/admin/account/proof': 'own',
  'GET /api/admin/summary': 'own',
  'GET /api/admin/figures': 'own',
  'GET /api/admin/whats-new': 'own',
  // Results are limited to the person's roles.
  'GET /api/admin/search': 'own',

  'GET /api/admin/articles': 'writing',
  'GET /api/admin/articles/:id': 'writing',
  'POST /api/admin/articles/create': 'writing',
  'POST /api/admin/articles/bulk': 'news',
  'POST /api/admin/articles/preview': 'writing',
  'POST /api/admin/articles/:id': 'writing',
  'DELETE /api/admin/articles/:id': 'writing',
  'GET /api/admin/categories': 'writing',
  'GET /api/admin/categories/:id': 'news',
  'POST /api/admin/categories/create': 'news',
  'POST /api/admin/categories/:id': 'news',
  'DELETE /api/admin/categories/:id': 'news',
  'POST /api/admin/uploads': 'texts',
  'POST /api/admin/texts/check': 'texts',
  'GET /api/admin/pictures': 'texts',
  'POST /api/admin/pictures/fetch': 'texts',
  'GET /api/admin/pictures/:id': 'news',
  'POST /api/admin/pictures/create': 'texts',
  'POST /api/admin/pictures/:id': 'news',
  'POST /api/admin/pictures/:id/replace': 'news',
  'POST /api/admin/pictures/:id/crop': 'news',
  'DELETE /api/admin/pictures/:id': 'news',
  'POST /api/admin/imports': 'news',
  'GET /api/admin/imports': 'news',
  'GET /api/admin/imports/:id': 'news',

  'GET /api/admin/articles/new': 'writing',
  'POST /api/admin/articles/edits': 'writing',
  'GET /api/admin/articles/:id/edits': 'writing',
  'POST /api/admin/articles/:id/edits': 'writing',
  'DELETE /api/admin/articles/:id/edits': 'writing',
  'DELETE /api/admin/articles/:id/editors/:form': 'writing',
  'POST /api/admin/articles/:id/preview-link': 'writing',
  'GET /api/admin/revisions': 'versions',
  'GET /api/admin/revisions/:id': 'versions',
  'POST /api/admin/revisions/:id/restore': 'versions',
  'GET /api/admin/trash': 'versions',
  'POST /api/admin/trash/restore': 'versions',
  'DELETE /api/admin/trash/:id': 'versions',

  'GET /api/admin/job-vacancies': 'hiring',
  'GET /api/admin/job-vacancies/new': 'careers',
  'POST /api/admin/job-vacancies/edits': 'careers',
  'GET /api/admin/job-vacancies/:id/edits': 'careers',
  'POST /api/admin/job-vacancies/:id/edits': 'careers',
  'DELETE /api/admin/job-vacancies/:id/edits': 'careers',
  'DELETE /api/admin/job-vacancies/:id/editors/:form': 'careers',
  'GET /api/admin/job-vacancies/:id': 'careers',
  'POST /api/admin/job-vacancies/bulk': 'careers',
  'POST /api/admin/job-vacancies/create': 'careers',
  'POST /api/admin/job-vacancies/:id': 'careers',
  'DELETE /api/admin/job-vacancies/:id': 'careers',
  'GET /api/admin/job-vacancies/:id/applications': 'hiring',
  'DELETE /api/admin/job-vacancies/:id/applications': 'careers',
  'GET /api/admin/job-vacancies/:id/applications.csv': 'careers',
  'POST /api/admin/job-vacancies/set-read/:id': 'hiring',
  'GET /api/admin/applications/:id': 'hiring',
  'POST /api/admin/applications/move': 'hiring',
  'POST /api/admin/applications/:id/status': 'hiring',
  'POST /api/admin/applications/to-stage': 'hiring',
  'POST /api/admin/applications/announce': 'careers',
  'GET /api/admin/announcements': 'careers',
  'GET /api/admin/invitations': 'careers',
  'POST /api/admin/announcements/take-back': 'careers',
  'POST /api/admin/applications/:id/rating': 'hiring',
  'GET /api/admin/applicants': 'careers',
  'GET /api/admin/applicants/:id': 'careers',
  'POST /api/admin/applicants/merge': 'careers',
  'POST /api/admin/applicants/separate': 'careers',
  'GET /api/admin/job-vacancies/:id/stages': 'hiring',
  'POST /api/admin/job-vacancies/:id/stages': 'careers',
  'GET /api/admin/job-vacancies/:id/numbers': 'hiring',
  'GET /api/admin/job-vacancies/:id/numbers.csv': 'careers',
  'POST /api/admin/applications/:id/notes': 'hiring',
  'DELETE /api/admin/applications/:id/notes/:noteId': 'hiring',
  'GET /api/admin/applications/:id/interviews': 'hiring',
  'POST /api/admin/applications/interviews': 'hiring',
  'POST /api/admin/applications/:id/interviews/move': 'hiring',
  'POST /api/admin/applications/:id/interviews/cancel': 'hiring',
  'POST /api/admin/applications/mails': 'careers',
  'GET /api/admin/applications/:id/mails': 'careers',
  'POST /api/admin/applications/:id/mails/preview': 'careers',
  'POST /api/admin/applications/:id/mails/:mailId/cancel': 'careers',
  'GET /api/admin/mail-templates': 'careers',
  'POST /api/admin/mail-templates/create': 'careers',
  'POST /api/admin/mail-templates/:id': 'careers',
  'DELETE /api/admin/mail-templates/:id': 'careers',

  'GET /api/admin/terms': 'academy',
  'GET /api/admin/terms/:id': 'academy',
  'POST /api/admin/terms/create': 'academy',
  'POST /api/admin/terms/:id': 'academy',
  'DELETE /api/admin/terms/:id': 'academy',

  'GET /api/admin/messages': 'correspondence',
  'GET /api/admin/messages/:id': 'correspondence',
  'POST /api/admin/messages/:id/read': 'correspondence',
  'DELETE /api/admin/messages/:id': 'correspondence',
  'GET /api/admin/trials': 'correspondence',
  'GET /api/admin/trials/:id': 'correspondence',
  'POST /api/admin/trials/:id/status': 'correspondence',
  'DELETE /api/admin/trials/:id': 'correspondence',

  'GET /api/admin/site': 'site',
  'POST /api/admin/site': 'site',
  'GET /api/admin/audit-log': 'site',
  'GET /api/admin/export.zip': 'site',
  'GET /api/admin/as-of': 'site',
  'GET /api/admin/outbox': 'site',
  'POST /api/admin/outbox/test': 'site',
  'POST /api/admin/outbox/send-again': 'site',
  'GET /api/admin/people': 'site',
  'POST /api/admin/people/invite': 'site',
  'POST /api/admin/people/:id': 'site',
  'POST /api/admin/people/:id/invite-again': 'site',
  'POST /api/admin/people/:id/disable': 'site',
  'POST /api/admin/people/:id/enable': 'site',
  'POST /api/admin/people/:id/end-sessions': 'site',
  'POST /api/admin/people/:id/remove-second-factor': 'site',
}

/**
 * Calls that grant lasting access, or end sessions elsewhere. They require recent authentication, even for accounts with
 * only a password.
 */
const ALWAYS_NEEDS_PROOF: ReadonlySet<string> = new Set([
  'POST /api/admin/account/totp',
  'DELETE /api/admin/account/totp',
  'POST /api/admin/account/recovery-codes',
  'POST /api/admin/account/passkeys',
  'DELETE /api/admin/account/passkeys/:id',
  'DELETE /api/admin/account/sessions',
  'DELETE /api/admin/account/sessions/:id',
])

/**
 * Calls that cannot be undone or that grant rights. They require recent authentication for accounts with a second
 * factor.
 */
const NEEDS_PROOF: ReadonlySet<string> = new Set([
  'GET /api/admin/export.zip',
  'GET /api/admin/job-vacancies/:id/applications.csv',
  'DELETE /api/admin/job-vacancies/:id/applications',
  'DELETE /api/admin/trash/:id',
  'DELETE /api/admin/messages/:id',
  'DELETE /api/admin/trials/:id',
  'POST /api/admin/account/password',
  'POST /api/admin/people/invite',
  'POST /api/admin/people/:id',
  'POST /api/admin/people/:id/invite-again',
  'POST /api/admin/people/:id/disable',
  'POST /api/admin/people/:id/enable',
  'POST /api/admin/people/:id/end-sessions',
  'POST /api/admin/people/:id/remove-second-factor',
])

/**
 * Calls beyond the specification that export personal data, grant rights, release, delete for good or read the history,
 * and the renewal of the token. They require the session's cookie next to the token: a script can copy a token, but not
 * an HttpOnly cookie.
 */
const NEEDS_COOKIE: ReadonlySet<string> = new Set([
  ...ALWAYS_NEEDS_PROOF,
  ...[...NEEDS_PROOF].filter((name) => name !== 'DELETE /api/admin/job-vacancies/:id/applications'),
  'POST /api/session',
  'GET /api/admin/releaser',
  'GET /api/admin/job-vacancies/:id/numbers.csv',
  'POST /api/admin/account/totp/offer',
  'POST /api/admin/account/passkeys/options',
  'GET /api/admin/revisions',
  'GET /api/admin/revisions/:id',
  'POST /api/admin/revisions/:id/restore',
  'GET /api/admin/as-of',
  'GET /api/admin/audit-log',
])

/** Calls allowed in a session before its second factor. */
const WHILE_PENDING: ReadonlySet<string> = new Set([
  'POST /api/logout',
  'GET /api/login/second-factor',
  'POST /api/login/second-factor',
])

/** @param route Fastify's route; `HEAD` follows the rules of `GET` */
export function rulesOf({ method, url }: { method?: string | string[]; url?: string }) {
  const name = `${String(method) === 'HEAD' ? 'GET' : method} ${url}`
  return {
    area: AREA_OF_CALL[name] ?? 'site',
    needsProof: ALWAYS_NEEDS_PROOF.has(name) ? 'always' : NEEDS_PROOF.has(name) ? 'by factor' : undefined,
    needsCookie: NEEDS_COOKIE.has(name),
    isForPending: WHILE_PENDING.has(name),
  } as const
}
