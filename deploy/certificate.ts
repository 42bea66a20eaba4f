import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Creates a self-signed certificate for `localhost` that is valid for a day.
 * @param dir folder for its two files
 * @throws Error if openssl fails
 */
export function makeCertificate(dir: string) {
  const files = { certificate: join(dir, 'certificate.pem'), key: join(dir, 'key.pem') }
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const args = ['req', ...kind, ...names, '-out', files.certificate, '-keyout', files.key]
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  return files
}
