// Who may import whom. Whatever is not allowed here is an error: a new package must be named first.
const test = '\\.test\\.tsx?$|/test/'

/** Sources of one entry of `shared`. */
const shared = (...entries) => `^shared/src/(${entries.join('|')})/`
const build = '^shared/build/'
const packages = 'node_modules'
const node = { dependencyTypes: ['core'] }

const allowed = [
  ['contracts', shared('contracts'), [shared('contracts'), `${packages}/zod/`]],
  ['site', shared('site'), [shared('site')]],
  ['env', shared('env'), [shared('env'), `${packages}/zod/`, node]],
  ['node', shared('node'), [node]],
  ['shutdown', shared('shutdown'), [node]],
  ['encoding', shared('encoding'), [node]],
  ['http', shared('http'), [node]],
  ['kept', shared('kept'), [shared('kept', 'http', 'metrics', 'tracing'), node]],
  ['tracing', shared('tracing'), [shared('tracing'), `${packages}/@opentelemetry/`, node]],
  ['s3', shared('s3'), [shared('env'), `${packages}/@aws-sdk/`]],
  ['metrics', shared('metrics'), [shared('metrics'), `${packages}/prom-client/`, node]],
  ['tokens', shared('tokens'), [shared('tokens')]],
  [
    'federation',
    shared('federation'),
    [shared('federation', 'site', 'api-client'), `${packages}/(react|react-router|swr|@types/react)/`],
  ],
  ['api-client', shared('api-client'), [shared('api-client', 'contracts')]],
  [
    'hooks',
    shared('hooks'),
    [shared('hooks', 'api-client', 'federation', 'site'), `${packages}/(react|swr|@types/react)/`],
  ],
  [
    'ui',
    shared('ui'),
    [
      shared('ui', 'tokens', 'hooks', 'text', 'federation'),
      `${packages}/(react|@types/react|dompurify|embla-carousel[a-z-]*)/`,
    ],
  ],
  ['forms', shared('forms'), [shared('forms'), `${packages}/(react|react-hook-form)/`]],
  ['text', shared('text'), [shared('text')]],
  ['preview', shared('preview'), [shared('preview', 'contracts')]],
  [
    'testing',
    shared('testing'),
    [shared('testing', 'api-client', 'federation', 'site'), build, packages, node],
  ],
  ['assets', '^shared/src/assets[.]d[.]ts$', [shared('ui')]],
  ['build', build, [build, '^shared/src/federation/release-set', packages, node]],

  // A feature knows `shared`, its remote's kit and itself; features meet in the routes of their own remote.
  [
    'feature',
    '^(mf-[a-z-]+)/src/features/([^/]+)/',
    ['^$1/src/features/$2/', '^$1/src/(kit|content)/', '^shared/src/', packages],
  ],
  ['kit', '^(mf-[a-z-]+)/src/kit/', ['^$1/src/kit/', '^shared/src/', packages]],
  ['content', '^(mf-[a-z-]+)/src/content/', ['^$1/src/content/', '^shared/src/', packages]],
  [
    'route',
    '^(mf-[a-z-]+)/src/routes/',
    ['^$1/src/(routes|features|kit|content)/', '^shared/src/', packages],
  ],
  ['expose', '^(mf-[a-z-]+)/src/expose/', ['^$1/src/routes/', '^shared/src/federation/', packages]],
  ['remote-config', '^(mf-[a-z-]+|shared|releases)/[^/]+$', [build, shared('testing'), packages]],

  ['shell', '^shell/src/', ['^shell/src/', '^shared/src/', packages]],
  [
    'shell-server',
    '^shell/server/',
    ['^shell/(server|src)/', '^shared/src/', '^releases/src/', packages, node],
  ],
  ['workshop', '^shell/workshop/', ['^shell/workshop/', '^shared/src/', build, packages, node]],
  ['shell-config', '^shell/[^/]+$', [build, packages]],
  // A command, which makes what the shell's style sheet names.
  ['font', '^shell/font/', ['^shell/font/', packages, node]],
  [
    'releases',
    '^releases/src/',
    ['^releases/src/', build, shared('contracts', 'env', 'federation', 'node', 's3'), packages, node],
  ],
  // The gate starts a shell and a browser, as a person would.
  ['gate', '^releases/src/gate/', ['^scripts/(browser|children|in-page)', shared('site')]],
  [
    'api',
    '^api/',
    [
      '^api/',
      shared(
        'contracts',
        'encoding',
        'env',
        'http',
        'kept',
        'metrics',
        'node',
        's3',
        'shutdown',
        'site',
        'tracing',
        'text',
      ),
      packages,
      node,
    ],
  ],
  ['lms', '^lms/', ['^lms/', shared('contracts', 'env'), packages, node]],
  [
    'scripts',
    '^scripts/',
    [
      '^scripts/',
      '^api/src/(db/embedded|db/until-reachable|prepare)',
      '^releases/src/',
      '^shell/rspack[.]config',
      build,
      shared('env', 'node'),
      packages,
      node,
    ],
  ],
  [
    'deploy',
    '^deploy/',
    [
      '^deploy/',
      '^scripts/',
      '^api/src/',
      '^releases/src/',
      shared('env', 'node', 's3', 'testing'),
      packages,
      node,
    ],
  ],
  ['time-limits', '(^|/)vitest[a-z.]*[.]config[.]ts$', [shared('testing')]],
  // Measures all of it, so it may know all of it; nothing knows the bench.
  [
    'bench',
    '^bench/',
    [
      '^(bench|shell|api|releases|deploy|scripts|mf-[a-z-]+)/',
      '^e2e/fixtures/team',
      build,
      shared('api-client', 'encoding', 'env', 'federation', 'node', 'site'),
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
      '^releases/src/',
      shared('contracts', 'env', 'federation', 'node', 'testing'),
      packages,
      node,
    ],
  ],
]

const rule = ([, from, tos]) =>
  tos.map((to) => ({ from: { path: from, pathNot: test }, to: typeof to === 'string' ? { path: to } : to }))

// A test may also use what only tests need.
const tests = [
  { from: { path: test }, to: { path: `(${packages}|^shared/)` } },
  { from: { path: test }, to: node },
  { from: { path: '^([a-z-]+)/.*[.]test[.]tsx?$' }, to: { path: '^$1/' } },
  { from: { path: '^([a-z-]+)/test/' }, to: { path: '^$1/' } },
  { from: { path: '^(bench|shell/server)/.*[.]test[.]ts$' }, to: { path: '^releases/src/' } },
  { from: { path: '^scripts/.*[.]test[.]ts$' }, to: { path: '^api/src/(settings|db/)' } },
  { from: { path: '^shell/test/' }, to: { path: '^(releases|shared)/src/' } },
  {
    from: { path: '^deploy/.*[.]test[.]ts$' },
    to: { path: '^(api/(src|test/support)|releases/(src|test)|scripts)/' },
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
