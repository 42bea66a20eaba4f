import type { ImportEntry, ImportReport, ImportRow } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'

export const OUTCOME_NAMES: Readonly<Record<ImportEntry['outcome'], string>> = {
  published: 'Published',
  draft: 'Draft',
  skipped: 'Skipped',
}

/** `2 published, 12 drafts, 1 skipped` */
export function countsText({ published, draft, skipped }: ImportRow): string {
  const name = draft === 1 ? 'draft' : 'drafts'
  return `${published > 0 ? `${published} published, ` : ''}${draft} ${name}, ${skipped} skipped`
}

/** The report as a text file. */
export function reportText(report: ImportReport): string {
  const { fileName, actor, createdAt, remarks, entries } = report
  const head = [
    `Import of ${fileName}`,
    `${longTime(createdAt)}, by ${actor}`,
    countsText(report),
    ...remarks,
  ]
  const parts = entries.map(({ title, outcome, remarks: own }) =>
    [`${OUTCOME_NAMES[outcome]}: ${title}`, ...own.map((remark) => `  - ${remark}`)].join('\n'),
  )
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}
