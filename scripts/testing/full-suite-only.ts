const ALONE = 'only the full suite'

/**
 * Test files that `npm test` leaves to `npm run test:rest` and `npm run test:releases`, each with the tests of `npm test` that still prove the core
 * of its sentences, or a note that only the full suite proves them.
 */
export const FULL_SUITE_ONLY: Record<string, string> = {
  // Kills, copies of servers and volumes.
  'api/test/crash.test.ts': `${ALONE}: kills of the api under writes`,
  'api/test/crash-history.test.ts': `${ALONE}: kills of the api while it stores revisions`,
  'api/test/crash-writes.test.ts': `${ALONE}: kills of the api under each kind of write`,
  'api/test/large-deletions.test.ts': 'api/test/vacancies.test.ts: a vacancy with 16,400 applications',
  'api/test/several-processes.test.ts': 'api/test/leadership.test.ts',
  'api/test/crash-announcing.test.ts': 'api/test/announcements.test.ts',
  'api/test/crash-webhooks.test.ts':
    'platform/releases/src/registry/notifications/notifier.test.ts: signed webhooks that are repeated',
  'api/test/embedded.test.ts': 'e2e/journeys/routes.spec.ts: the product on its embedded database',
  'api/test/schema-version.test.ts': 'deploy/frozen/frozen-versions.test.ts: older databases are migrated',
  'api/test/server.test.ts':
    'api/test/session.test.ts and e2e/journeys/routes.spec.ts: the same process in use',
  'api/test/upgrades.test.ts': 'deploy/frozen/frozen-versions.test.ts: the database of each version',
  'deploy/backup/routine.test.ts': 'deploy/backup/backup.test.ts: a backup is restored whole',
  'deploy/pitr/pitr.test.ts': 'deploy/backup/backup.test.ts: a backup is restored whole',
  'deploy/backup/moves.test.ts': 'deploy/backup/backup.test.ts: a restore on an empty folder',
  'platform/releases/src/crash.test.ts': `${ALONE}: kills of a publication at each step`,
  'platform/releases/src/registry/crash.test.ts': `${ALONE}: kills of the registry at each step`,
  'platform/releases/src/gate/inside-the-shell.test.ts':
    'platform/releases/src/gate/cheap-gates.test.ts and platform/releases/src/gate/interleave.test.ts',
  'deploy/update/update.test.ts':
    'deploy/frozen/frozen-versions.test.ts: the database; platform/releases/src/go-live.test.ts: the builds',
  'deploy/update/used-site.test.ts': `${ALONE}: sites of 0.1.0 and 0.2.0 with five thousand applications`,
  'deploy/update/neighbours.test.ts': `${ALONE}: the version before, installed and built, beside this one`,
  'deploy/doctor/small-files.test.ts':
    'platform/releases/src/trust/damaged-store.test.ts, platform/releases/src/registry/damaged-files.test.ts and api/test/secret-key.test.ts',
  'scripts/comes-back.test.ts': 'scripts/supervise.test.ts',
  'scripts/commands.test.ts': "deploy/operator-command.test.ts: the same for operators' commands",

  // Many bytes, requests or processes for one sentence.
  'api/test/budgets.test.ts': 'api/test/contact.test.ts: the limit of messages',
  'api/test/cache-drops.test.ts': 'api/test/publishing.test.ts: what is written is read',
  'api/test/fair-shares.test.ts': 'platform/server/src/fair-queue/fair-queue.test.ts',
  'api/test/imports.test.ts': `${ALONE}: articles of other systems`,
  'api/test/publication-webhooks.test.ts':
    'platform/releases/src/registry/notifications/notifier.test.ts: signed webhooks that are repeated',
  'api/test/pdf.test.ts': 'api/test/uploads.test.ts: a PDF is taken and cannot act as a page',
  'deploy/build-image.test.ts': 'deploy/compose.test.ts',
  'deploy/remote/signed.test.ts':
    'platform/releases/src/registry/signed-builds.test.ts and deploy/remote/deliver.test.ts',
  'platform/host/server/releases/origins.test.ts': `${ALONE}: a team's server that lacks a build`,
  'platform/host/server/releases/registry-away.test.ts': 'platform/releases/src/registry/client.test.ts',
  'platform/releases/src/same-build.test.ts': 'scripts/build-identity.test.ts',
  'shell/server/rendering/render-pool.test.ts': 'e2e/faults/broken-build.spec.ts: a build that dies',
  'scripts/failed-start.test.ts': 'scripts/supervise.test.ts',
  'scripts/team-repository.test.ts': 'scripts/move-remote.test.ts',
  'scripts/platform-alone/platform-alone.test.ts': 'scripts/import-rules.test.ts',
  'platform/example/test/create-site.test.ts':
    'e2e/journeys/release-news.spec.ts: the same in the studio’s site',
  'platform/example/test/releases.test.ts':
    'e2e/journeys/release-news.spec.ts: the same in the studio’s site',
  'platform/example/test/toolchains.test.ts': `${ALONE}: containers of other toolchains in a site`,
  'platform/example/test/example.test.ts': 'e2e/journeys/release-news.spec.ts: the same in the studio’s site',

  // Installs Debian's proxies where root runs it.
  'deploy/proxies.test.ts': `${ALONE}: Caddy and Apache in front of a site`,

  // Faults, a matrix of thirty and more.
  'e2e/faults/matrix.spec.ts':
    'e2e/faults/broken-build.spec.ts and e2e/faults/api-away.spec.ts: one fault of each side',
  'e2e/faults/careers-away.spec.ts': 'e2e/faults/api-away.spec.ts',
  'e2e/faults/older-browser.spec.ts': `${ALONE}: browsers that lack an API`,
  'e2e/faults/cold-shell.spec.ts': 'e2e/faults/api-away.spec.ts',
  'e2e/faults/dependencies.spec.ts': 'e2e/faults/api-away.spec.ts',
  'e2e/faults/overload.spec.ts': 'platform/server/src/fair-queue/fair-queue.test.ts',
  'e2e/faults/slots.spec.ts': 'e2e/journeys/slots.spec.ts: slots that work',
  'e2e/faults/slow-link.spec.ts': `${ALONE}: slow lines`,
  'e2e/faults/working-week.spec.ts': `${ALONE}: four people through a week, with kills`,
  'e2e/faults/start.spec.ts': 'scripts/server-settings.test.ts',

  // The platform's journeys, which make builds and try them.
  'e2e/releases/broken-builds.spec.ts':
    'platform/host/server/self-healing/judge.test.ts: the judge on stated evidence',
  'e2e/releases/canary.spec.ts':
    'platform/releases/src/cohorts.test.ts and platform/host/server/self-healing/judge.test.ts',
  'e2e/releases/changed-word.spec.ts': `${ALONE}: the files that one changed word moves`,
  'e2e/releases/coming-and-going.spec.ts': 'platform/releases/src/registry/coming-and-going.test.ts',
  'e2e/releases/dev-override.spec.ts': `${ALONE}: a working copy inside the running site`,
  'e2e/releases/dev.spec.ts': `${ALONE}: hot reload`,
  'e2e/releases/gate-slots.spec.ts': 'platform/releases/src/slots.test.ts',
  'e2e/releases/gate.spec.ts': 'platform/releases/src/gate/cheap-gates.test.ts',
  'e2e/releases/independent-host.spec.ts': `${ALONE}: hosts of other toolchains`,
  'e2e/releases/new-remote.spec.ts': 'platform/create/src/names.test.ts',
  'e2e/releases/own-origin.spec.ts': `${ALONE}: builds on a server of the team`,
  'e2e/releases/previews.spec.ts': 'platform/releases/src/preview-links.test.ts',
  'e2e/releases/promotions.spec.ts': `${ALONE}: twenty promotions under load`,
  'e2e/releases/registry.spec.ts':
    'platform/releases/src/registry/publish.test.ts and platform/releases/src/registry/access.test.ts',
  'e2e/releases/shell.spec.ts': `${ALONE}: releases of the shell`,
  'e2e/releases/skew.spec.ts': 'e2e/journeys/release-news.spec.ts: an open tab through one release',
  'e2e/releases/teams.spec.ts': 'scripts/move-remote.test.ts',
  'e2e/releases/wrong-builds.spec.ts': 'platform/releases/src/gate/compare-visits.test.ts',
  'e2e/releases/workflows.spec.ts': 'scripts/workflows.test.ts and deploy/pipelines.test.ts',

  // Promises with a matrix of cases.
  'e2e/promises/altered-build.spec.ts': 'e2e/faults/broken-build.spec.ts',
  'e2e/promises/headers.spec.ts': 'platform/host/server/http/headers.test.ts',
  'e2e/promises/preview-origin.spec.ts': `${ALONE}: a preview that tries to reach the site`,
  'e2e/promises/raw-http.spec.ts': 'platform/host/server/http/errors.test.ts',
  'e2e/promises/sandbox.spec.ts': `${ALONE}: a remote whose server code is hostile`,
  'e2e/promises/stored-scripts.spec.ts': 'api/src/lib/sanitise-html.test.ts',
  'e2e/promises/uploads.spec.ts': 'api/test/uploads.test.ts',

  // Journeys whose core another one walks.
  'e2e/journeys/admin-announcements.spec.ts':
    'api/test/announcements.test.ts and e2e/journeys/my-application.spec.ts: a decision that is announced',
  'e2e/journeys/admin-editor-pictures.spec.ts': 'e2e/journeys/publish-article.spec.ts',
  'e2e/journeys/admin-files.spec.ts': 'platform/host/server/http/sessions.test.ts',
  'e2e/journeys/admin-finding.spec.ts':
    'e2e/journeys/admin-frame.spec.ts and the unit tests of mf-admin/src/routes',
  'e2e/journeys/admin-frame-reach.spec.ts': 'e2e/journeys/admin-frame.spec.ts',
  'e2e/journeys/admin-forms.spec.ts': 'the unit tests of mf-admin/src/components/form',
  'e2e/journeys/admin-import.spec.ts': `${ALONE}: articles of other systems`,
  'e2e/journeys/admin-lists.spec.ts': 'the unit tests of mf-admin/src/components/table',
  'e2e/journeys/admin-mail.spec.ts': 'api/test/applicant-mails.test.ts',
  'e2e/journeys/admin-many-applications.spec.ts': 'api/test/query-plans.test.ts',
  'e2e/journeys/admin-applicants.spec.ts':
    'api/test/applicants.test.ts and mf-admin/src/routes/applicants/page.test.tsx: the same list, merging and inviting',
  'e2e/journeys/admin-galleries.spec.ts': 'api/test/media.test.ts and api/src/lib/flatten-html.test.ts',
  'e2e/journeys/admin-media.spec.ts': 'api/test/media.test.ts',
  'e2e/journeys/admin-policy.spec.ts':
    'platform/releases/src/registry/policy-in-force.test.ts and mf-admin/src/routes/releases/page.test.tsx',
  'e2e/journeys/admin-people.spec.ts': 'api/test/people.test.ts and api/test/roles.test.ts',
  'e2e/journeys/admin-releases.spec.ts': 'e2e/journeys/release-news.spec.ts',
  'e2e/journeys/admin-sign-in.spec.ts': 'api/test/provider-login.test.ts',
  'e2e/journeys/admin-site-history.spec.ts': 'api/test/as-of.test.ts',
  'e2e/journeys/admin-site.spec.ts': 'api/test/site.test.ts',
  'e2e/journeys/admin-tokens.spec.ts': 'platform/releases/src/registry/access.test.ts',
  'e2e/journeys/admin-writing.spec.ts':
    'e2e/journeys/publish-article.spec.ts and the unit tests of mf-admin/src/components/editor',
  'e2e/journeys/career-states.spec.ts': 'the unit tests of mf-careers/src/routes',
  'e2e/journeys/catalogue.spec.ts': `${ALONE}: the catalogue of primitives`,
  'e2e/journeys/colour-scheme.spec.ts': `${ALONE}: the choice of an appearance`,
  'e2e/journeys/form-errors.spec.ts': 'e2e/journeys/contact.spec.ts',
  'e2e/journeys/extensions.spec.ts': `${ALONE}: what extensions change`,
  'e2e/journeys/hostile-lengths.spec.ts': `${ALONE}: words and names of hostile lengths`,
  'e2e/journeys/gallery.spec.ts': 'the unit tests of mf-marketing/src/features/gallery',
  'e2e/journeys/headings.spec.ts': `${ALONE}: the case of headings`,
  'e2e/journeys/home.spec.ts': 'e2e/journeys/routes.spec.ts and the unit tests of mf-marketing/src',
  'e2e/journeys/interviews.spec.ts': 'api/test/interviews.test.ts',
  'e2e/journeys/keyboard-reach.spec.ts': 'e2e/journeys/quality.spec.ts',
  'e2e/journeys/languages.spec.ts': 'e2e/journeys/indonesian.spec.ts',
  'e2e/journeys/layout.spec.ts': 'e2e/journeys/routes.spec.ts',
  'e2e/journeys/messages.spec.ts': 'platform/federation/src/messages.test.ts',
  'e2e/journeys/offline.spec.ts': 'platform/host/server/http/offline-reading.test.ts',
  'e2e/journeys/polling.spec.ts': 'the unit tests of mf-news/src/routes',
  'e2e/journeys/print.spec.ts': `${ALONE}: paper`,
  'e2e/journeys/projects.spec.ts': 'e2e/journeys/routes.spec.ts',
  'e2e/journeys/search-engines.spec.ts':
    'e2e/journeys/routes.spec.ts: titles, descriptions and canonical addresses',
  'e2e/journeys/site-search.spec.ts': 'api/test/text-index.test.ts',
  'e2e/journeys/social-cards.spec.ts': 'api/test/social-cards.test.ts',
  'e2e/journeys/specified-host-admin.spec.ts': 'e2e/journeys/specified-host.spec.ts: the same host',
  'e2e/journeys/transitions.spec.ts': `${ALONE}: movement between pages`,
  'e2e/journeys/valid-pages.spec.ts': `${ALONE}: HTML and links of every page`,
  'e2e/journeys/version-stream.spec.ts': 'api/test/version-stream.test.ts',
}

/** Folders whose tests make whole builds and try them, or kill the store at each step: a suite of its own. */
const RELEASES = [
  'platform/releases/src/crash',
  'platform/releases/src/gate/',
  'platform/releases/src/registry/',
  'e2e/releases/',
  'platform/example/',
  'scripts/platform-alone/',
  'deploy/update/',
]

/** Files of `FULL_SUITE_ONLY` that the suite `rest` or `releases` runs. */
export const filesOf = (suite: 'rest' | 'releases'): string[] =>
  Object.keys(FULL_SUITE_ONLY).filter(
    (file) => RELEASES.some((folder) => file.startsWith(folder)) === (suite === 'releases'),
  )

/** True if this process runs `npm test`, or the part of it that a change affects. `SUITE` names the suite. */
export const isMainSuite = ['main', 'changed'].includes(process.env.SUITE ?? '')

/** Files of a folder, or all, that the suite of this process leaves out. */
export const leftOut = (folder = ''): string[] =>
  isMainSuite ? Object.keys(FULL_SUITE_ONLY).filter((file) => file.startsWith(folder)) : []
