import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'

/** Maps browser names of the build's targets to those of the compatibility data. */
const BROWSERS: Readonly<Record<string, BrowserName>> = { ios_saf: 'safari_ios' }
/** Global singleton objects with the interfaces that they implement. */
const SINGLETONS: Readonly<Record<string, readonly string[]>> = {
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator', 'WorkerNavigator'],
  performance: ['Performance', 'EventTarget'],
  history: ['History'],
  screen: ['Screen'],
  crypto: ['Crypto'],
  caches: ['CacheStorage'],
}
const GLOBAL_SCOPES = [
  'Window',
  'WorkerGlobalScope',
  'ServiceWorkerGlobalScope',
  'DedicatedWorkerGlobalScope',
]

type Floor = readonly (readonly [browser: BrowserName, version: string])[]

/** Names of APIs that at least one browser of the floor lacks. */
export interface NewerApis {
  globals: ReadonlySet<string>
  /** For example `URL.canParse` and `navigator.share`. */
  members: ReadonlySet<string>
  /** Methods of JavaScript that no older object has, such as `toSorted`. */
  methods: ReadonlySet<string>
  /** The same for DOM and other browser objects. */
  domMethods: ReadonlySet<string>
}

/** @param targets in the compiler's format: `chrome >= 109` */
export function newerApis(targets: readonly string[]): NewerApis {
  const floor: Floor = targets.map((target) => {
    const [browser = '', version = ''] = target.split(' >= ')
    return [BROWSERS[browser] ?? (browser as BrowserName), version]
  })
  const globals = new Names(floor)
  const members = new Names(floor)
  const methods = new Names(floor)
  const domMethods = new Names(floor)
  for (const [name, builtin, parent] of interfacesIn(data.javascript.builtins as Identifier)) {
    if (!parent) globals.add(name, builtin)
    for (const [key, member] of membersOf(builtin)) {
      // The data does not distinguish static methods of JavaScript from instance methods.
      members.add(`${parent ? `${parent}.` : ''}${name}.${key}`, member)
      methods.add(key, member)
      domMethods.add(key, member)
    }
  }
  for (const [name, inner] of membersOf(data.api)) {
    globals.add(name, inner)
    for (const [key, member] of membersOf(inner)) {
      const isStatic = key.endsWith('_static')
      if (isStatic) members.add(`${name}.${key.slice(0, -'_static'.length)}`, member)
      else {
        domMethods.add(key, member)
        methods.addOlder(key, member)
        if (GLOBAL_SCOPES.includes(name)) globals.add(key, member)
        for (const [singleton, interfaces] of Object.entries(SINGLETONS))
          if (interfaces.includes(name)) members.add(`${singleton}.${key}`, member)
      }
    }
  }
  return {
    globals: globals.newer(),
    members: members.newer(),
    methods: methods.newer(),
    domMethods: domMethods.newer(),
  }
}

/** Interfaces of JavaScript, including nested ones such as those of `Intl`. */
function* interfacesIn(builtins: Identifier): Generator<[string, Identifier, string?]> {
  for (const [name, builtin] of membersOf(builtins)) {
    yield [name, builtin]
    for (const [key, inner] of membersOf(builtin))
      if (/^[A-Z]/.test(key) && key !== name) yield [key, inner, name]
  }
}

/** Members that have a name in code; entries such as `click_event` and `named_groups` have none. */
const membersOf = (entry: object) =>
  (Object.entries(entry) as [string, Identifier][]).filter(
    ([key, member]) => (member.__compat || key === 'Intl') && !/_(?!static$)/.test(key),
  )

/** Names of APIs. A name that several interfaces share is as old as the oldest of them. */
class Names {
  readonly #floor: Floor
  readonly #isOld = new Map<string, boolean>()

  constructor(floor: Floor) {
    this.#floor = floor
  }

  add(name: string, { __compat: compat }: Identifier): void {
    if (compat) this.#isOld.set(name, this.#isOld.get(name) || isIn(compat, this.#floor))
  }

  addOlder(name: string, identifier: Identifier): void {
    if (this.#isOld.has(name)) this.add(name, identifier)
  }

  newer = (): ReadonlySet<string> =>
    new Set([...this.#isOld].filter(([, isOld]) => !isOld).map(([name]) => name))
}

const isIn = ({ support }: CompatStatement, floor: Floor): boolean =>
  floor.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          !flags && !prefix && !other && isBefore(added, version) && !isBefore(removed, version),
      ),
  )

/** True if a change precedes or equals a version. */
function isBefore(change: string | false | null | undefined, version: string): boolean {
  if (!change || change === 'preview') return false
  const [a = 0, b = 0] = change.replace('≤', '').split('.').map(Number)
  const [c = 0, d = 0] = version.split('.').map(Number)
  return a < c || (a === c && b <= d)
}
