/** Settings that every server of a site may have: what a program needs of its surroundings, and no secret. */
export const COMMON_SETTINGS = [
  ...['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'NODE_EXTRA_CA_CERTS', 'MALLOC_MMAP_THRESHOLD_'],
  ...['HOST', 'LOG_LEVEL', 'PORT', 'API_URL', 'PUBLIC_URL', 'PREVIEW_URL'],
  ...['SITE_NAME', 'TRUST_PROXY', 'DATA_DIR', 'OTEL_', 'VERSION_STREAM_CONNECTIONS'],
]

/** Settings that only the host's server may have. */
export const HOST_SETTINGS = [
  ...['OVERRIDE_ORIGINS', 'OFFLINE_READING', 'CANARY_HARM'],
  ...['RELEASES_S3_', 'REGISTRY_URL', 'REGISTRY_SHELL_TOKEN'],
]

/** Settings that only the registry may have. The gate may sign in to a back-office, in a browser. */
export const REGISTRY_SETTINGS = [
  ...['RELEASES_S3_', 'REGISTRY_', 'ADMIN_', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'TEST_PATIENCE'],
]

/**
 * The part of an environment with these names.
 * @param names a name that ends in `_` is a prefix
 */
export function settingsNamed(names: readonly string[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isAllowed = (name: string) =>
    names.some((one) => (one.endsWith('_') && name.startsWith(one)) || name === one)
  return Object.fromEntries(Object.entries(env).filter(([name]) => isAllowed(name)))
}
