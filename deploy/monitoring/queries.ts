import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'

const read = (file: string) => readFile(join(import.meta.dirname, file), 'utf8')

interface Query {
  name: string
  expr: string
}

interface Alert extends Query {
  severity: string
}

/** The expression and receiver of each shipped alert. */
export async function alerts(): Promise<Alert[]> {
  const { groups } = parse(await read('alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[]
  }
  return groups.flatMap(({ rules }) =>
    rules.map(({ alert: name, expr, labels: { severity } }) => ({ name, expr, severity })),
  )
}

/** The queries of each dashboard panel. */
export async function panels(): Promise<Query[]> {
  const dashboard = JSON.parse(await read('grafana/dashboard.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[]
  }
  return dashboard.panels.flatMap(({ title: name, targets = [] }) =>
    // Grafana substitutes a duration.
    targets.map(({ expr }) => ({ name, expr: expr.replaceAll('$__rate_interval', '5m') })),
  )
}

/** Metrics and labels in a query, and the first position that is not valid PromQL. */
export function namesIn(expr: string) {
  const metrics = new Set<string>()
  const labels = new Set<string>()
  let wrong: string | undefined
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      const text = expr.slice(from, to)
      if (type.isError) wrong ??= expr.slice(Math.max(0, from - 20), to + 20)
      if (type.name === 'VectorSelector') metrics.add(/^[a-z_:]\w*/i.exec(text)?.[0] ?? text)
      if (type.name === 'LabelName') labels.add(text)
    },
  })
  return { metrics: [...metrics], labels: [...labels], wrong }
}
