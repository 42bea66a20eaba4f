/** A change that breaks the product; its tests must notice it. */
export interface Mutation {
  /** The error, as a user would see it. */
  name: string
  file: string
  /** Text in the file, exactly once. */
  text: string
  instead: string
  /** Journeys of `npm test` that meet it, for a mutation that no unit or integration test meets. */
  journeys?: string[]
}

/** Errors of the kinds that reviews and releases of this product have had. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'An address with a trailing slash moves temporarily, so search engines keep both',
    file: 'platform/host/server/http/page-route.ts',
    text: 'if (address) return reply.redirect(address, 308)',
    instead: 'if (address) return reply.redirect(address, 302)',
  },
  {
    name: 'An editor reads applications',
    file: 'api/src/plugins/authentication.ts',
    text: "if (!mayEnter(session, area)) throw new CodedError('forbidden')",
    instead: '',
  },
  {
    name: 'A change that needs a fresh proof is made without one',
    file: 'api/src/plugins/authentication.ts',
    text: "if (asksForProof && isProofOld(session)) throw new CodedError('step_up_needed')",
    instead: '',
  },
  {
    name: 'A form of another site logs a visitor in',
    file: 'api/src/plugins/authentication.ts',
    text: "if (!isJson && isSameOrigin(request) === false) throw new CodedError('cross_site')",
    instead: '',
  },
  {
    name: 'A field that an editor typed is dropped',
    file: 'api/src/modules/articles/input.ts',
    text: '...namedIn({ slug, seoTitle, seoDescription, byline, linkedPages }),',
    instead: '...namedIn({ slug, seoTitle, seoDescription, linkedPages }),',
  },
  {
    name: 'A planned article is public before its time',
    file: 'api/src/modules/articles/repository.ts',
    text: '.publishAt} <= now(), true)',
    instead: '.publishAt} is not null, true)',
  },
  {
    name: 'An application that is sent again is stored twice',
    file: 'api/src/modules/applications/routes.ts',
    text: "const key = readIdempotencyKey(request.headers['idempotency-key'])",
    instead: 'const key = undefined',
  },
  {
    name: 'A script in an article runs',
    file: 'api/src/lib/sanitise-html.ts',
    text: "a: ['href', 'target', 'rel', 'id'],",
    instead: "a: ['href', 'target', 'rel', 'id', 'onclick'],",
  },
  {
    name: 'A spreadsheet evaluates what an applicant wrote',
    file: 'api/src/lib/csv.ts',
    text: 'sign && (at === 0 || SEPARATOR.test(before)) ?',
    instead: 'sign === gap ?',
  },
  {
    name: 'A migration replaces a function that running servers use',
    file: 'api/src/db/indexes-ahead.ts',
    text: 'if (rows.length > 0) return rows.every(({ source }) => statement.includes(source))',
    instead: '',
  },
  {
    name: 'A restored backup has no files',
    file: 'deploy/backup/restore.ts',
    text: "await restoreFiles(join(folder, 'files'), settings)",
    instead: '',
  },
  {
    name: 'A small file is lost when the machine loses power while it is written',
    file: 'platform/server/src/state-files/index.ts',
    text: 'await rename(next, path)',
    instead: 'await writeFile(path, text)',
  },
  {
    name: 'One person gives both approvals',
    file: 'platform/releases/src/registry/approvals.ts',
    text: 'if (first && !isChanged && isSecondPerson(first.parties, who))',
    instead: 'if (first && !isChanged)',
  },
  {
    name: 'Two canaries of the same share get the same visitors',
    file: 'platform/releases/src/cohorts.ts',
    text: 'seeds.sort((a, b) => (a.hash < b.hash ? -1 : 1)).entries()',
    instead: 'seeds.entries()',
  },
  {
    name: 'A canary that fails on the server goes on',
    file: 'platform/host/server/self-healing/judge.ts',
    text: "failureIn(server, 'failed on the server', TOLERATED, ERRORS.server) ??",
    instead: '',
  },
  {
    name: 'A slot shows nothing',
    file: 'platform/host/browser/slots/slot-content.tsx',
    text: 'return <Component {...props} />',
    instead: 'return null',
    journeys: ['e2e/journeys/slots.spec.ts'],
  },
  {
    name: 'A build dies as soon as a server loads it',
    file: 'mf-news/src/expose/routes.tsx',
    text: "export const routes = pageRoutes('mf-news', [",
    instead: 'export const routes = pageRoutes([][0].name, [',
    journeys: ['e2e/journeys/routes.spec.ts'],
  },
  {
    name: 'Open pages never learn what is new',
    file: 'platform/data/src/use-polled.ts',
    text: '{ refreshInterval: POLLING_INTERVAL }',
    instead: '{}',
    journeys: ['e2e/journeys/news.spec.ts'],
  },
  {
    name: 'The sitemap gives both languages one address',
    file: 'platform/host/server/http/search-engines.ts',
    text: "language === 'x-default' ? DEFAULT_LANGUAGE : language",
    instead: 'DEFAULT_LANGUAGE',
  },
  {
    name: 'The browser does not store what an editor typed',
    file: 'mf-admin/src/components/form/autosave.ts',
    text: 'unsent.write(autosaveKey(formKey, id), { at: now.toISOString(), values, ...(synced && { synced }) })',
    instead: '',
  },
  {
    name: 'Of a paragraph that two editors have changed one is lost',
    file: 'mf-admin/src/components/merging/merge-html.ts',
    text: 'html: conflict.theirs + conflict.mine',
    instead: 'html: conflict.mine',
  },
]
