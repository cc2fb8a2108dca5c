/** Which way imports may point; ARCHITECTURE.md says why. */
const layer = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra.from },
  to: { path: to, ...extra.to },
});

/** Another folder of the same kind: `$1` is the one that imports. */
const another = (kind) => ({
  from: { path: `^src/client/${kind}/([^/]+)/` },
  to: { path: `^src/client/${kind}/(?!$1/)` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    layer('shared-knows-nobody', '^src/shared', '^(src/(client|server)|prisma)/'),
    layer(
      'shared-has-no-node-or-react',
      '^src/shared',
      '^(node:|fs|path|crypto|react|express|node_modules/(react|express)/)',
    ),
    layer('client-takes-only-types-from-the-server', '^src/client', '^(src/server|prisma)/', {
      to: { dependencyTypesNot: ['type-only'] },
    }),
    layer('server-knows-no-client', '^(src/server|prisma)', '^src/client'),
    layer(
      'domain-is-pure',
      '^src/server/domain',
      '^(src/server/(adapters|routers|trpc)|src/server/[^/]+\\.ts|node_modules/(express|@trpc|@prisma|better-sqlite3)/)',
    ),
    layer('domain-takes-only-types-from-the-database', '^src/server/domain', '^prisma/', {
      to: { dependencyTypesNot: ['type-only'] },
    }),
    layer('routers-are-wiring', '^src/server/routers', '^(src/server/adapters|prisma)/'),
    layer('adapters-serve-the-domain', '^src/server/adapters', '^src/server/(routers|trpc|app)'),
    layer('ui-shows-what-it-is-given', '^src/client/ui', '^src/client/(lib|app-kit|features|apps|shell)/'),
    layer('lib-is-below', '^src/client/lib', '^src/client/(app-kit|features|apps|shell)/'),
    layer('app-kit-is-below', '^src/client/app-kit', '^src/client/(features|apps|shell)/'),
    layer('features-are-below-the-shell', '^src/client/features', '^src/client/(apps|shell)/'),
    layer('apps-know-no-features', '^src/client/apps', '^src/client/(features|shell)/'),
    { name: 'features-do-not-know-each-other', severity: 'error', ...another('features') },
    { name: 'apps-do-not-know-each-other', severity: 'error', ...another('apps') },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.d\\.ts$' }, to: {} },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'prisma/generated'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
