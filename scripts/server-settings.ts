import {
  COMMON_SETTINGS,
  HOST_SETTINGS,
  REGISTRY_SETTINGS,
  settingsNamed,
} from '../platform/server/src/processes/settings.ts'

/** Settings that every server may have, none of which is a secret. */
const COMMON = [...COMMON_SETTINGS, 'API_PORT', 'LMS_PORT', 'LMS_URL']

/** Settings that one server alone gets, by the end of its script's path. A name that ends in `_` is a prefix. */
const OWN: Record<string, readonly string[]> = {
  'api/src/server.ts': [
    ...['DATABASE_', 'ADMIN_', 'S3_', 'SMTP_', 'MAIL_'],
    ...['PUBLIC_', 'PUBLICATION_', 'APPLICATION_', 'FORMS_', 'DOCUMENTS_', 'PURGE_', 'OIDC_', 'FETCH_'],
    'REGISTRY_LOG_TOKEN',
  ],
  'shell/server/server.ts': [...HOST_SETTINGS],
  'shell/server/dev-server.ts': [...HOST_SETTINGS, 'WORKING_COPIES'],
  'platform/releases/src/registry/server.ts': [...REGISTRY_SETTINGS],
  'lms/src/server.ts': ['LMS_DATA_DIR'],
}

/**
 * The part of an environment that a server may see: the shell gets neither the database nor a password, the api no
 * key of the release store.
 * @param script path of the server's script; a script that is not listed gets what is common
 */
export function settingsFor(script: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const [, own = []] = Object.entries(OWN).find(([end]) => script.endsWith(end)) ?? []
  return settingsNamed([...COMMON, ...own], env)
}
