import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { REMOTES } from './remotes.ts'

interface Service {
  image: string
  build?: { target: string; args?: Record<string, string> }
  user?: string
  ports?: string[]
  read_only?: boolean
  cap_drop?: string[]
  container_name?: string
  healthcheck?: { test: string[] }
  profiles?: string[]
  restart?: string
  networks?: string[] | object
  volumes?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
}

interface Compose {
  services: Record<string, Service>
}

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const { services } = parse(text, { merge: true }) as Compose
const all = Object.entries(services)
const lasting = all.filter(([, { restart }]) => restart !== 'no')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The client's own check, if there is a client: the plugin, otherwise the old standalone program. */
const client = [['docker', 'compose'], ['docker-compose']].find(
  ([program = '', ...args]) => spawnSync(program, [...args, 'version']).status === 0,
)

describe('docker-compose.yml', () => {
  it.runIf(client)('is valid for the client, and asks for the secrets that it does not hold', () => {
    const [program = '', ...args] = client ?? []
    const check = (env: NodeJS.ProcessEnv) =>
      spawnSync(program, [...args, 'config', '--quiet'], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
      })
    const names = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? '')
    const secrets = Object.fromEntries(names.map((name) => [name, 'secret']))
    expect(check(secrets)).toMatchObject({ status: 0, stderr: '' })
    expect(check({}).stderr).toContain('set it in .env')
    const files = {
      COMPOSE_FILE: 'docker-compose.yml:docker-compose.tls.yml',
      TLS_CERTIFICATE: './a',
      TLS_KEY: './b',
    }
    expect(check({ ...secrets, ...files })).toMatchObject({ status: 0, stderr: '' })
  })

  it('holds no secret: each comes from .env, and .env.example names it', () => {
    const secrets = all.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) =>
        /PASSWORD|SECRET|ACCESS_KEY|(RELEASE|SHELL|OPERATOR)_TOKEN/.test(name),
      ),
    )
    expect(secrets.length).toBeGreaterThan(0)
    for (const [setting, value] of secrets) {
      const names = [...value.matchAll(/\$\{(\w+):(?:\?|-\})/g)].map(([, name]) => name)
      expect(names.length, setting).toBeGreaterThan(0)
      for (const name of names) expect(read('.env.example')).toMatch(new RegExp(`\n#?${name}=\n`))
    }
    expect(read('.gitignore').split('\n')).toContain('.env')
    expect(read('.dockerignore').split('\n')).toContain('.env')
  })

  it('starts demo services only with a profile, and sends mail only where configured', () => {
    expect(services.mail?.profiles).toEqual(['demo'])
    expect(services.lms?.profiles).toEqual(['demo'])
    expect(services.api?.environment?.SMTP_URL).toBe(['$', '{SMTP_URL:-}'].join(''))
  })

  it('asks the database by TCP whether it is ready', () => {
    expect(services.database?.healthcheck?.test).toContain('127.0.0.1')
  })

  it.each(REMOTES)(
    '%s is a service with an image of its own, which reaches the registry alone, by a token of its own',
    (remote) => {
      const { environment = {}, ...service } = services[remote] ?? {}
      expect(service).toMatchObject({
        image: `arunika-${remote}`,
        build: { target: 'remote', args: { REMOTE: remote } },
        restart: 'no',
        networks: ['releases'],
      })
      expect(service).not.toHaveProperty('depends_on')
      const members = all.filter(([, { networks = [] }]) => Object.values(networks).includes('releases'))
      expect(members.map(([name]) => name).sort()).toEqual([...REMOTES, 'registry', 'release'].sort())
      expect(Object.keys(environment).filter((name) => !/^ORIGIN/.test(name))).toEqual([
        'REGISTRY_URL',
        'RELEASE_TOKEN',
      ])
      const { RELEASE_TOKEN: token } = environment
      expect(all.filter(([, service]) => service.environment?.RELEASE_TOKEN === token)).toHaveLength(1)
      expect(services.registry?.environment?.REGISTRY_RELEASE_TOKENS?.split(',')).toContain(
        `${remote}=${token}`,
      )
    },
  )

  it('lets shells and apis be scaled: neither has a name or a port of the machine to itself', () => {
    expect(all.filter(([, { container_name }]) => container_name)).toEqual([])
    for (const name of ['shell', 'api']) expect(services[name]?.ports).toBeUndefined()
  })

  it.each(['shell', 'registry'])(
    '%s takes releases from the bucket, by keys that do not open the files',
    (name) => {
      const { environment = {}, volumes } = services[name] ?? {}
      const keys = Object.values(services.builds?.environment ?? {})
      expect(environment).toMatchObject({ RELEASES_S3_BUCKET: 'releases' })
      expect(keys).toContain(environment.RELEASES_S3_SECRET_ACCESS_KEY)
      expect(environment.RELEASES_S3_ENDPOINT).toContain('http://builds:7070')
      expect(Object.keys(environment).filter((key) => key.startsWith('S3_'))).toEqual([])
      expect(volumes).toContain('releases-copy:/data/releases-copy')
    },
  )

  it('has an operator release through the registry, by a token that no other service has', () => {
    const { environment = {}, ...release } = services.release ?? {}
    expect(release).toMatchObject({ networks: ['releases'], profiles: ['tools'], restart: 'no' })
    expect(environment.REGISTRY_URL).toBe('http://registry:4200')
    // Neither the bucket's keys nor anything that only the gate needs.
    expect(Object.keys(environment).sort()).toEqual([
      'REGISTRY_OPERATOR_TOKEN',
      'REGISTRY_URL',
      'RELEASE_AUTHOR',
    ])
    const holders = all.filter(([, service]) => service.environment?.REGISTRY_OPERATOR_TOKEN)
    expect(holders.map(([name]) => name).sort()).toEqual(['registry', 'release'])
  })

  it('has the registry write to the audit log, by a token that only the api has, too', () => {
    const holders = all.filter(([, service]) => service.environment?.REGISTRY_LOG_TOKEN)
    expect(holders.map(([name]) => name).sort()).toEqual(['api', 'registry'])
  })

  it('lets the gate reach api, bucket and sample host, and no database', () => {
    expect(services.registry?.environment?.API_URL).toBe('http://edge:8081')
    expect(Object.keys(services.lms?.networks ?? {})).toEqual(['outside'])
    expect(services.registry?.networks).toEqual(['outside', 'releases'])
    for (const name of ['edge', 'builds']) expect(services[name]?.networks).toContain('outside')
    expect(services.database?.networks).toEqual(['inside'])
  })

  it('gives each private key to one service, shells the public ones only, and images none', () => {
    const mounted = (volume: string) =>
      all.flatMap(([name, { volumes = [] }]) =>
        volumes.filter((one) => one.startsWith(`${volume}:`)).map((one) => `${name} ${one.split(':', 2)[1]}`),
      )
    expect(mounted('registry')).toEqual(['registry /data/registry'])
    for (const remote of REMOTES) expect(mounted(`${remote}-key`)).toEqual([`${remote} /data/registry/teams`])
    expect(mounted('release-keys')).toEqual(['release /data/registry/teams'])
    expect(mounted('accepted')).toEqual(['shell /data/accepted'])
    expect(mounted('registry-accepted')).toEqual(['registry /data/accepted'])
    expect(mounted('trust').sort()).toEqual(['registry /data/trust', 'shell /data/trust'])
    expect(services.shell?.volumes).toContain('trust:/data/trust:ro')
    expect(read('.dockerignore').split('\n')).toContain('**/.data')
  })

  it('opens ports to this machine only, unless configured otherwise', () => {
    const ports = all.flatMap(([, { ports = [] }]) => ports)
    expect(ports.filter((port) => !/^(\$\{\w+:-)?127\.0\.0\.1:/.test(port))).toEqual([])
  })

  it.each(all)('%s runs without root and capabilities, within limits', (_name, service) => {
    expect(service.user).toMatch(/^(node|postgres|[1-9]\d*:[1-9]\d*)$/)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.deploy?.resources?.limits).toEqual({
      cpus: expect.any(String),
      memory: expect.any(String),
    })
  })

  it.each(lasting)('%s writes to its volumes only, and says whether it is well', (_name, service) => {
    expect(service.read_only).toBe(true)
    expect(service.healthcheck).toBeDefined()
  })

  it('starts in order: database, schema, api; builds, shell; then the edge', () => {
    const waits = (name: string) => services[name]?.depends_on
    expect(waits('migrate')).toMatchObject({ database: { condition: 'service_healthy' } })
    expect(waits('api')).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
    expect(waits('registry')).toEqual({ builds: { condition: 'service_healthy' } })
    expect(waits('shell')?.registry).toEqual({ condition: 'service_started' })
    for (const remote of REMOTES)
      expect(waits('shell')?.[remote]).toEqual({ condition: 'service_completed_successfully' })
    expect(waits('edge')).toEqual({
      shell: { condition: 'service_started' },
      api: { condition: 'service_healthy' },
    })
  })

  it('runs an image of a fixed version everywhere', () => {
    const foreign = all.map(([, { image }]) => image).filter((image) => !image.startsWith('arunika-'))
    expect(foreign.filter((image) => !/:v?\d/.test(image))).toEqual([])
  })
})

const MANIFESTS = ['*/package.json', '{platform,shared}/*/package.json', 'platform/example/*/package.json']

it('the Dockerfile copies the manifest of every package that the lockfile knows', () => {
  const names = (parse(read('pnpm-lock.yaml').split('\n---\n').at(-1) ?? '') as { importers: object })
    .importers
  const folders = Object.keys(names).filter((name) => name !== '.')
  expect(read('Dockerfile')).toContain(
    'cp --parents package.json pnpm-lock.yaml pnpm-workspace.yaml */package.json platform/*/package.json platform/example/*/package.json shared/*/package.json',
  )
  expect(
    globSync(MANIFESTS, { cwd: root })
      .map((file) => dirname(file))
      .sort(),
  ).toEqual(folders.sort())
})

it.each(['shell', 'api', 'lms'])(
  'the image of %s has the sources of every package that it imports',
  (image) => {
    const manifests = globSync(MANIFESTS, { cwd: root }).map((file) => ({
      folder: dirname(file),
      ...JSON.parse(read(file)),
    }))
    const needed = new Set([image])
    // Iterating a set includes the folders that are added on the way.
    for (const folder of needed) {
      const { dependencies = {} } = manifests.find((each) => each.folder === folder) ?? {}
      for (const { name, folder: other } of manifests) if (name in dependencies) needed.add(other)
    }
    const stage = read('Dockerfile').split(`FROM server AS ${image}\n`)[1]?.split('\nFROM ')[0] ?? ''
    const copied = [...stage.matchAll(/^COPY ([\w/-]+) /gm)].map(([, folder = '']) => folder)
    const isCopied = (folder: string) =>
      copied.some((each) => `${folder}/src`.startsWith(each) || `${folder}/`.startsWith(`${each}/`))
    expect([...needed].filter((folder) => !isCopied(folder))).toEqual([])
  },
)

it('the image with backup and doctor has every package that they import, without those for tests', () => {
  const { dependencies } = JSON.parse(read('deploy/package.json'))
  const files = globSync('deploy/{backup,doctor,pitr}/*.ts', { cwd: root })
  const imported = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/from '((?:@[^/']+\/)?[^./'][^/']*)/g)])
    .flatMap(([, name = '']) => (name.startsWith('node:') ? [] : name))
  expect(imported.length).toBeGreaterThan(10)
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(imported)]))
})
