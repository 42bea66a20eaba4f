/** What every program needs of its surroundings, and what every server may know: nothing here is a secret. */
const COMMON = [
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'NODE_EXTRA_CA_CERTS', 'MALLOC_MMAP_THRESHOLD_'],
  ...['HOST', 'LOG_LEVEL', 'PORT', 'API_PORT', 'LMS_PORT', 'API_URL', 'LMS_URL', 'PUBLIC_URL', 'PREVIEW_URL'],
  ...['SITE_NAME', 'TRUST_PROXY', 'DATA_DIR', 'OTEL_', 'VERSION_STREAM_CONNECTIONS'],
]

const SHELL = [
  ...['OVERRIDE_ORIGINS', 'OFFLINE_READING', 'CANARY_HARM'],
  ...['RELEASES_S3_', 'REGISTRY_URL', 'REGISTRY_SHELL_TOKEN'],
]

/** Settings that one server alone gets, by the end of its script's path. A name that ends in `_` is a prefix. */
const OWN: Record<string, readonly string[]> = {
  'api/src/server.ts': [
    ...['DATABASE_', 'ADMIN_', 'S3_', 'SMTP_', 'MAIL_'],
    ...['PUBLIC_', 'APPLICATION_', 'FORMS_', 'DOCUMENTS_', 'PURGE_', 'OIDC_', 'FETCH_'],
    'REGISTRY_LOG_TOKEN',
  ],
  'shell/server/server.ts': [...SHELL],
  'shell/server/dev-server.ts': [...SHELL, 'WORKING_COPIES'],
  // The gate signs in to the back-office, in a browser.
  'platform/releases/src/registry/server.ts': [
    ...['RELEASES_S3_', 'REGISTRY_', 'ADMIN_', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'TEST_PATIENCE'],
  ],
  'lms/src/server.ts': ['LMS_DATA_DIR'],
}

/**
 * The part of an environment that a server may see: the shell gets neither the database nor a password, the api no
 * key of the release store.
 * @param script path of the server's script; a script that is not listed gets what is common
 */
export function settingsFor(script: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const [, own = []] = Object.entries(OWN).find(([end]) => script.endsWith(end)) ?? []
  const allowed = [...COMMON, ...own]
  const isAllowed = (name: string) =>
    allowed.some((one) => (one.endsWith('_') && name.startsWith(one)) || name === one)
  return Object.fromEntries(Object.entries(env).filter(([name]) => isAllowed(name)))
}
