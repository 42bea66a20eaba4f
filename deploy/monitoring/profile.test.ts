import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const yaml = (file: string) => parse(read(file), { merge: true })

interface Service {
  profiles?: string[]
  command?: string[]
  environment?: Record<string, string>
  networks?: string[] | Record<string, object>
  ports?: string[]
  volumes?: string[]
}

const { services } = yaml('docker-compose.yml') as { services: Record<string, Service> }
const observing = Object.keys(services).filter((name) => services[name]?.profiles?.includes('observe'))
const networksOf = (name: string) => {
  const { networks = [] } = services[name] ?? {}
  return Array.isArray(networks) ? networks : Object.keys(networks)
}
const share = (one: string, other: string) => networksOf(one).some((name) => networksOf(other).includes(name))

/** Files of the repository by their path in a service. */
const mounts = (name: string) =>
  Object.fromEntries(
    (services[name]?.volumes ?? [])
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':').slice(0, 2).reverse()),
  ) as Record<string, string>

const prometheus = yaml('deploy/monitoring/prometheus.yml')
const provisioned = 'deploy/monitoring/grafana/provisioning'
const { datasources } = yaml(`${provisioned}/datasources/prometheus.yml`)
const { providers } = yaml(`${provisioned}/dashboards/arunika.yml`)
const dashboard = JSON.parse(read('deploy/monitoring/grafana/dashboard.json'))
const collector = yaml('deploy/monitoring/collector.yml')

describe('the profile `observe`', () => {
  it('has a collector of traces, Prometheus and Grafana, and nothing else has that profile', () => {
    expect(observing.sort()).toEqual(['collector', 'grafana', 'prometheus'])
  })

  it.each(observing)(
    '%s gets the configuration of this repository, read-only, where it looks for it',
    (name) => {
      const { volumes = [], command = [] } = services[name] ?? {}
      const own = volumes.filter((volume) => volume.startsWith('./'))
      expect(own.filter((volume) => !volume.endsWith(':ro'))).toEqual([])
      expect(Object.values(mounts(name)).filter((file) => !existsSync(join(root, file)))).toEqual([])
      const [, config] = /--config(?:\.file)?=(\S+)/.exec(command.join(' ')) ?? []
      if (config) expect(mounts(name)).toHaveProperty([config])
    },
  )

  it.each(
    prometheus.scrape_configs as { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[],
  )(
    'Prometheus reaches the servers of $job_name, at the port where their metrics are',
    ({ dns_sd_configs }) => {
      for (const { names, port } of dns_sd_configs)
        for (const name of names) {
          expect(share('prometheus', name), name).toBe(true)
          const { environment = {}, ...service } = services[name] ?? {}
          const health = JSON.stringify(service)
          expect(`${health}${JSON.stringify(environment)}`, name).toContain(String(port))
        }
    },
  )

  it('Prometheus reads the alerts that are shipped', () => {
    for (const file of prometheus.rule_files)
      expect(mounts('prometheus')[file]).toBe('./deploy/monitoring/alerts.yml')
  })

  it('Grafana asks Prometheus by the name and port that it has', () => {
    expect(datasources).toHaveLength(1)
    const { hostname, port } = new URL(datasources[0].url)
    expect(share('grafana', hostname)).toBe(true)
    expect(services[hostname]?.ports?.[0]).toMatch(new RegExp(`:${port}$`))
  })

  it('Grafana finds the dashboard, whose panels ask the data source that is there', () => {
    const found = mounts('grafana')
    for (const { options } of providers) {
      const dashboards = Object.entries(found).filter(([path]) => path.startsWith(`${options.path}/`))
      expect(dashboards.map(([, file]) => file)).toEqual(['./deploy/monitoring/grafana/dashboard.json'])
    }
    expect(found['/etc/grafana/provisioning']).toBe(`./${provisioned}`)
    const uids = new Set(
      [...JSON.stringify(dashboard).matchAll(/"datasource":\{[^}]*"uid":"([^"]+)"/g)].map(([, uid]) => uid),
    )
    expect([...uids]).toEqual([datasources[0].uid])
  })

  it('the collector takes traces where shells and apis are told to send them', () => {
    const [, port] = /http:\/\/collector:(\d+)/.exec(read('docs/operations/monitoring.md')) ?? []
    expect(collector.receivers.otlp.protocols.http.endpoint).toBe(`0.0.0.0:${port}`)
    for (const name of ['shell', 'api']) expect(share('collector', name)).toBe(true)
    for (const { receivers, processors, exporters } of Object.values(collector.service.pipelines) as Record<
      'receivers' | 'processors' | 'exporters',
      string[]
    >[]) {
      expect(Object.keys(collector.receivers)).toEqual(expect.arrayContaining(receivers))
      expect(Object.keys(collector.processors)).toEqual(expect.arrayContaining(processors))
      expect(Object.keys(collector.exporters)).toEqual(expect.arrayContaining(exporters))
    }
  })
})
