/** Words that the field has another word for, and what to write. */
export const RETIRED: Readonly<Record<string, string>> = {
  anew: 'again, re-',
  answer: 'response',
  answered: 'responded, served',
  answering: 'mode, reply',
  answers: 'responses',
  asked: 'request, requested',
  aside: 'quarantine',
  beside: 'next to',
  deafen: 'unsubscribe',
  desk: 'admin API',
  doomed: 'pendingDelete',
  fault: 'error, problem',
  faults: 'errors, problems',
  faulty: 'invalid',
  given: 'args, the name of what it is',
  hear: 'subscribe',
  heard: 'received',
  insist: 'assertValid',
  kept: 'cached, stored',
  look: 'variant, check',
  looks: 'variants, checks',
  mend: 'recover, repair',
  mended: 'recovered',
  nobody: 'none',
  refuge: 'fallbackBuild',
  said: 'message, output',
  somebody: 'user, client',
  thing: 'the name of the thing',
  things: 'the name of the things',
  told: 'reported, logged',
  turns: 'mutex',
  whoever: 'user, client',
  workshop: 'catalogue',
}

/** Words with one meaning each: names with them are listed below. */
export const ONE_MEANING: Readonly<Record<string, string>> = {
  bucket: "only S3's; a share of the visitors: cohort",
  buckets: "only S3's; a share of the visitors: cohort",
  draft:
    "only an article's; values of a form: formValues; unsent input: autosave; a file: tempFile, tempPath",
  drafts:
    "only an article's; values of a form: formValues; unsent input: autosave; a file: tempFile, tempPath",
  line: 'only of a text; a connection: link, port; an entry of the journal: entry',
  lines: 'only of a text; a connection: link, port; an entry of the journal: entry',
  note: "only a recruiter's; a small file: VersionedFile; to remember: record",
  notes: "only a recruiter's; a small file: VersionedFile; to remember: record",
  order: 'a change of a release: command; sorting: orderBy',
  orders: 'a change of a release: command; sorting: orderBy',
  overridden: 'devOverridden',
  override: 'past the gate: force; a working copy: devOverride',
  overrides: 'past the gate: force; a working copy: devOverride',
  place: 'a storage: backend; in a list: index, cursor',
  places: 'a storage: backend; in a list: index, cursor',
}

export interface Allowance {
  /** The names, or how they begin or end (`*`). */
  names: readonly string[]
  /** Globs of the files; all files if there are none. */
  in?: readonly string[]
  because: string
}
