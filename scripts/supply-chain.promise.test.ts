import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pnpm } from '../platform/create/src/pnpm.ts'
import { figure } from '../platform/test-support/src/figure.ts'
import { type Bill, billOfMaterials, licencesDocument, licencesIn } from './supply-chain.ts'

/** Free licences whose conditions the product meets. */
const FREE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Zlib|MPL-2\.0|PSF-2\.0| OR | AND )+\)?$/
/** The editor, whose licence mf-admin has as well, and a library that comes with it. */
const STATED = ['GPL-2.0-or-later', 'LGPL-3.0-or-later']

/** Undefined if the registry does not tell: it may be a mirror without advisories. */
async function knownVulnerabilities(): Promise<{ high: number; critical: number } | undefined> {
  const response = await pnpm('audit', '--json').catch((error: { stdout?: string }) => error.stdout ?? '')
  try {
    return JSON.parse(response).metadata.vulnerabilities
  } catch {
    return undefined
  }
}

describe('Promise 21: the supply chain', () => {
  let bill: Bill
  it('has a bill of materials', async () => {
    bill = await billOfMaterials()
    expect(bill.bomFormat).toBe('CycloneDX')
    figure(21, `${bill.components.length} packages in the bill of materials`)
  })

  it('has free licences alone, and docs/licences.md lists them', async () => {
    const unknown = licencesIn(bill).filter(([licence]) => !FREE.test(licence) && !STATED.includes(licence))
    expect(unknown).toEqual([])
    const document = await readFile(join(import.meta.dirname, '../docs/licences.md'), 'utf8')
    expect(document, 'run pnpm licences:write').toBe(licencesDocument(bill))
  })

  it('has no vulnerability that is known as high or critical', async ({ skip }) => {
    const found = await knownVulnerabilities()
    if (!found) figure(21, 'advisories not checked: the registry has no response for them')
    skip(found === undefined, 'the registry has no response for advisories')
    expect(found).toMatchObject({ high: 0, critical: 0 })
    figure(21, '0 advisories high or critical')
  })
})
