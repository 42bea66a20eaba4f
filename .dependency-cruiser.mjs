// Who may import whom. Whatever is not allowed here is an error: a new package must be named first.
const test = '\\.test\\.tsx?$|/test/'

/** Sources of these packages of `shared` and of the platform. */
const shared = (...names) => `^shared/(${names.join('|')})/`
const platform = (...names) => `^platform/(${names.join('|')})/`
const packages = 'node_modules'
const node = { dependencyTypes: ['core'] }

/** What may be in a browser: none of these imports `server`, so no library for servers gets there. */
const forBrowsers = `(${platform('data', 'federation', 'protocol')}|${shared('contracts', 'admin-contracts', 'text', 'ui')})`

/** Rooms of a component library, and those below each that it may use. A component knows no screen. */
const BELOW = {
  table: ['dialog', 'feedback'],
  form: ['versions', 'history', 'dialog', 'feedback'],
  history: ['versions', 'dialog', 'feedback'],
  editor: ['form', 'merging', 'picture', 'feedback'],
  document: ['form', 'merging', 'versions', 'feedback'],
  picture: ['table', 'dialog', 'feedback'],
  dialog: ['feedback'],
  proof: ['form', 'feedback'],
  translation: ['dialog', 'editor', 'form', 'versions'],
}
const componentRooms = [
  [
    'components',
    '^(mf-[a-z-]+)/src/components/([^/]+)/',
    ['^$1/src/components/$2/', '^$1/src/lib/', forBrowsers, packages],
  ],
  ...Object.entries(BELOW).map(([room, rooms]) => [
    `components/${room}`,
    `^(mf-[a-z-]+)/src/components/${room}/`,
    rooms.map((below) => `^$1/src/components/${below}/`),
  ]),
]

const allowed = [
  // Packages of `shared`, the lower ones first. Which libraries they have is said by each one's own package.json.
  ['protocol', platform('protocol'), [platform('protocol'), `${packages}/zod/`]],
  ['contracts', shared('contracts'), [shared('contracts'), platform('protocol'), `${packages}/zod/`]],
  [
    'admin-contracts',
    shared('admin-contracts'),
    [shared('admin-contracts', 'contracts'), platform('protocol'), `${packages}/zod/`],
  ],
  ['text', shared('text'), [shared('text')]],
  ['data', platform('data'), [platform('data', 'protocol'), packages]],
  ['federation', platform('federation'), [platform('federation', 'data', 'protocol'), packages]],
  ['ui', shared('ui'), [shared('ui'), platform('protocol'), packages]],
  ['server', platform('server'), [platform('server'), packages, node]],
  ['bundler', platform('bundler'), [platform('bundler', 'federation'), packages, node]],
  [
    'test-support',
    platform('test-support'),
    [platform('test-support', 'bundler', 'federation'), packages, node],
  ],
  [
    'testing',
    shared('testing'),
    [
      shared('testing', 'contracts'),
      platform('data', 'federation', 'protocol', 'test-support'),
      packages,
      node,
    ],
  ],

  // A feature knows `shared`, its remote's components and library, and itself; features meet in the routes of their own remote.
  [
    'feature',
    '^(mf-[a-z-]+)/src/features/([^/]+)/',
    ['^$1/src/features/$2/', '^$1/src/(components|lib|content)/', forBrowsers, packages],
  ],
  ['lib', '^(mf-[a-z-]+)/src/lib/', ['^$1/src/lib/', forBrowsers, packages]],
  ...componentRooms,
  // It may know every screen; nothing below it may know it.
  [
    'app-frame',
    '^(mf-[a-z-]+)/src/app-frame/',
    ['^$1/src/(app-frame|components|lib|content)/', forBrowsers, packages],
  ],
  ['content', '^(mf-[a-z-]+)/src/content/', ['^$1/src/content/', forBrowsers, packages]],
  [
    'route',
    '^(mf-[a-z-]+)/src/routes/',
    ['^$1/src/(routes|features|app-frame|components|lib|content)/', forBrowsers, packages],
  ],
  ['expose', '^(mf-[a-z-]+)/src/expose/', ['^$1/src/routes/', platform('federation'), packages]],
  // With its catalogue, which names the words of what it shows.
  [
    'slot',
    '^(mf-[a-z-]+)/src/expose/slots/',
    [
      '^$1/src/(expose/slots|features|content)/',
      shared('contracts'),
      platform('federation', 'protocol'),
      packages,
    ],
  ],
  [
    'remote-config',
    '^(mf-[a-z-]+|shared|platform(/releases)?)/[^/]+$',
    ['^$1/package[.]json$', platform('bundler'), shared('testing'), packages],
  ],

  // The browser half of the host is for browsers like the packages below it; the server half knows both.
  [
    'host-browser',
    '^platform/host/browser/',
    ['^platform/host/browser/', platform('data', 'federation', 'protocol'), packages],
  ],
  [
    'host-server',
    '^platform/host/(server/|test/|[^/]+$)',
    [platform('host', 'releases/src', 'federation', 'protocol', 'server', 'bundler'), packages, node],
  ],
  ['shell', '^shell/src/', ['^shell/src/', platform('host/browser'), forBrowsers, packages]],
  [
    'shell-server',
    '^shell/server/',
    [
      '^shell/(server|src|site[.]config)',
      forBrowsers,
      platform('host', 'server', 'releases/src'),
      packages,
      node,
    ],
  ],
  [
    'catalogue',
    '^shell/catalogue/',
    ['^shell/catalogue/', forBrowsers, platform('bundler', 'server'), packages, node],
  ],
  [
    'shell-config',
    '^shell/[^/]+$',
    [
      '^shell/server/',
      '^platform/releases/src/gate/gate-site[.]ts$',
      platform('bundler', 'host'),
      shared('contracts'),
      packages,
      node,
    ],
  ],
  // A command, which makes what the shell's style sheet names, and what its server draws with.
  ['font', '^shell/font/', ['^shell/font/', '^shell/server/social-cards/fonts[.]ts$', packages, node]],
  [
    'releases',
    '^platform/releases/src/',
    [platform('releases/src', 'federation', 'protocol', 'server', 'bundler'), packages, node],
  ],
  // Compiles the packages that remotes import, with the client of the release tool.
  ['kit', platform('kit'), [platform('kit', 'releases/src', 'bundler', 'server'), packages, node]],
  [
    'create',
    platform('create'),
    [
      platform('create', 'protocol', 'server'),
      '^platform/(kit/src/(compile-sources|launcher|packages)|releases/src/remotes)[.]ts$',
      packages,
      node,
    ],
  ],
  // A site of its own, with the host's code as it is.
  [
    'example',
    '^platform/example/',
    [
      '^platform/example/',
      platform('host', 'federation', 'data', 'protocol', 'server', 'bundler', 'releases/src'),
      packages,
      node,
    ],
  ],
  [
    'api',
    '^api/',
    ['^api/', platform('server', 'protocol'), shared('contracts', 'admin-contracts', 'text'), packages, node],
  ],
  ['lms', '^lms/', ['^lms/', platform('server', 'protocol'), shared('contracts'), packages, node]],
  [
    'scripts',
    '^scripts/',
    [
      '^scripts/',
      '^api/src/(db/embedded|db/until-reachable|prepare)',
      platform('releases/src'),
      '^shell/rspack[.]config',
      '^platform/(kit/src/dev/|create/src/(names|pnpm)[.]ts$)',
      platform('federation', 'protocol', 'server', 'bundler'),
      shared('contracts'),
      packages,
      node,
    ],
  ],
  // Makes what the tests of frozen versions upgrade.
  ['freeze-version', '^scripts/freeze-version[.]ts$', ['^deploy/(frozen|backup)/']],
  // Started like the other commands that install first.
  ['update', '^scripts/update[.]ts$', ['^deploy/update/cli[.]ts$']],
  [
    'deploy',
    '^deploy/',
    [
      '^deploy/',
      '^scripts/',
      '^api/src/',
      platform('releases/src'),
      platform('federation', 'protocol', 'server'),
      shared('contracts', 'testing'),
      packages,
      node,
    ],
  ],
  ['time-limits', '(^|/)vitest[a-z.]*[.]config[.]ts$', [platform('test-support'), shared('testing')]],
  // Measures all of it, so it may know all of it; nothing knows the bench.
  [
    'bench',
    '^bench/',
    [
      '^(bench|shell|api|platform|deploy|scripts|mf-[a-z-]+)/',
      '^e2e/(fixtures|faults)/',
      shared('contracts'),
      packages,
      node,
    ],
  ],
  [
    'e2e',
    '^e2e/',
    [
      '^e2e/',
      '^scripts/',
      '^platform/releases/(src/|test/altered-build[.]ts$)',
      '^platform/create/(src/(init-repository|move|pnpm)[.]ts$|test/)',
      '^api/test/support/mail-server[.]ts$',
      platform('federation', 'protocol', 'server', 'test-support'),
      shared('contracts', 'admin-contracts', 'testing'),
      packages,
      node,
    ],
  ],
]

const rule = ([, from, tos]) =>
  tos.map((to) => ({ from: { path: from, pathNot: test }, to: typeof to === 'string' ? { path: to } : to }))

// A test may also use what only tests need.
const tests = [
  { from: { path: test }, to: { path: `(${packages}|^platform/(?!releases/))` } },
  { from: { path: test, pathNot: '^platform/' }, to: { path: '^shared/' } },
  { from: { path: test }, to: node },
  { from: { path: '^((platform/)?[a-z-]+)/.*[.]test[.]tsx?$' }, to: { path: '^$1/' } },
  { from: { path: '^((platform/)?[a-z-]+)/test/' }, to: { path: '^$1/' } },
  {
    from: {
      path: '^((bench|shell/server)/.*[.]test[.]ts$|platform/host/(server/.*[.]test[.]ts$|test/)|platform/example/test/)',
    },
    to: { path: '^platform/releases/src/' },
  },
  {
    from: { path: '^scripts/.*[.]test[.]ts$' },
    to: {
      path: '^(api/src/(settings|db/|modules/classes/)|platform/releases/src/|platform/create/src/team-files|lms/src/titles|mf-marketing/src/(content/project-names|features/class/finder/)|mf-careers/src/features/people/privacy-words)',
    },
  },
  { from: { path: '^bench/.*[.]test[.]ts$' }, to: { path: '^platform/host/browser/app/launch[.]ts$' } },
  {
    from: { path: '^(shell/server/.*[.]test[.]ts$|platform/host/(server/.*[.]test[.]ts$|test/))' },
    to: { path: '^platform/releases/test/(api|(bad-)?builds|registry|signed-store)' },
  },
  {
    from: { path: '^deploy/(.*[.]test|update/people)[.]ts$' },
    to: { path: '^(api/(src|test/support)|platform/(releases/(src|test)|host/server/telemetry)|scripts)/' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowed: [...allowed.flatMap(rule), ...tests],
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: packages },
    exclude: {
      path: '(^|/)(dist|\\.data|\\.cache|migrations)/|content/pictures/|\\.(css|avif|webp|svg|mp4|webm)$',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
