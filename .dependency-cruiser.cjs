/** Which way imports may point, type imports included; ARCHITECTURE.md says why. */
const { readdirSync } = require('node:fs');

/*
 * Folders from the bottom up: each may import from itself and from those before it. Folders in one list stand side by
 * side, and neither knows the other.
 */
const order = {
  'src/shared': [
    'core',
    'screen',
    'language',
    'themes',
    'answers',
    'items',
    'content',
    'attempts',
    'grammar',
    'vocabulary',
    'games',
    'writing',
    'pronunciation',
    'lessons',
    'novel',
    'library',
    'classes',
    'live',
    'api',
  ],
  'src/server/domain': [
    'platform',
    'access',
    'audit',
    'retention',
    'identity',
    'wallet',
    'space',
    'pictures',
    'classes',
    'schools',
    'model',
    'words',
    'library',
    'attempts',
    'assignments',
    'changes',
    'progress',
    'cards',
    'history',
    'quizzes',
    'pronunciation',
    'speech',
    'writing',
    'marking',
    'live',
    'screens',
    'generate',
    'series',
    'focus',
    'twenty-questions',
    'accounts',
    'data-export',
    'nightly',
  ],
  'src/server': [
    'domain',
    'adapters',
    'config.ts',
    'trpc',
    'routers',
    'http',
    'compose.ts',
    'ready.ts',
    ['main.ts', 'dev.ts', 'commands.ts'],
  ],
  'src/client': [
    'styles',
    'ui',
    'lib',
    'live',
    'class-screen',
    'present',
    'scenes',
    'play',
    'speech',
    'generate',
    'tokens',
    'items',
    'live-wall',
    'print',
    'giving',
    'attempts',
    'novel',
    'library',
    'words',
    'writing',
    'dice',
    'twenty-questions',
    'lessons',
    'question-sets',
    ['features', 'apps'],
    'shell',
    'guest',
    ['main.tsx', 'prerender.tsx'],
  ],
};

/** A file by its whole name, a folder with all that is in it. */
const within = (name) => (name.includes('.') ? `${name.replace('.', '\\.')}$` : `${name}/`);

function inOrder(base, names) {
  const listed = names.flat();
  const forgotten = readdirSync(base).filter((name) => !listed.includes(name));
  if (forgotten.length > 0) throw new Error(`.dependency-cruiser.cjs gives no place in ${base} to ${forgotten}.`);
  return names.flatMap((entry, place) => {
    const below = names.slice(0, place).flat();
    return [entry].flat().map((name) => ({
      name: `${base}/${name} imports only what is below it`,
      severity: 'error',
      from: { path: `^${base}/${within(name)}` },
      to: { path: `^${base}/(?!${[...below, name].map(within).join('|')})` },
    }));
  });
}

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
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(order).flatMap(([base, names]) => inOrder(base, names)),
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
    layer('domain-is-pure', '^src/server/domain', '^node_modules/(express|@trpc|@prisma|better-sqlite3)/'),
    layer('domain-takes-only-types-from-the-database', '^src/server/domain', '^prisma/', {
      to: { dependencyTypesNot: ['type-only'] },
    }),
    layer('routers-are-wiring', '^src/server/routers', '^(src/server/adapters|prisma)/'),
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
