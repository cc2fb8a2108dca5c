import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { carriedPackages } from './scripts/carried-packages.mjs';
import { digitFace } from './scripts/digit-face.ts';
import { fetchedBeforeImported } from './scripts/fetched-before-imported.ts';
import { prerender } from './scripts/prerender.ts';

/** Where it is built: beside what a running portal uses, so that this stays whole until all is there. */
const folder = process.env.BUILD_FOLDER ?? 'dist';

/** `vite build` makes the browser code and the public pages, `vite build --ssr` the server: one file, because it starts quicker. */
export default defineConfig(({ isSsrBuild }) => ({
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    tailwindcss(),
    digitFace(),
    streamsApart(),
    fetchedBeforeImported(),
    ...(isSsrBuild ? [restWithoutFetchRequests()] : [prerender()]),
  ],
  build: isSsrBuild
    ? {
        outDir: `${folder}/server`,
        target: 'node20',
        copyPublicDir: false,
      }
    : {
        outDir: `${folder}/client`,
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          // Each import names its own file too, and not only what that needs.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...files])] : files,
        },
        rolldownOptions: {
          // What the shell needs is one file: cut by who else needs it, it would be fifteen that compress badly. So are
          // fields, cards and empty states: nearly each screen has them.
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', tags: ['$initial'] },
                { name: 'parts', test: /src\/client\/ui\/(?:field|text-field|card|empty-state)\.tsx$/ },
              ],
            },
          },
          // These packages do not say that what is not used of them can go: web sockets, tracked events.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
        },
      },
  // The dictionaries beside the page: a module like all others.
  worker: { format: 'es' },
  ssr: {
    noExternal: isSsrBuild || undefined,
    external: carriedPackages,
  },
}));

/**
 * The link that reads an answer while it is written shares a file with what each page asks by, so each would load it.
 * What needs it gets a copy of that file.
 */
function streamsApart(): Plugin {
  return {
    name: 'streams-apart',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (source !== '@trpc/client' || !importer?.endsWith('generate/generate-client.ts')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?streams`;
    },
  };
}

/**
 * The REST adapter asks of each call whether it is a fetch Request, and makes one of it for an abort signal that no
 * procedure reads: a third of a small call's time, and fetch's code is loaded for it at the start. It has no switch for
 * that, so the built server leaves it out.
 */
function restWithoutFetchRequests(): Plugin {
  const changes = [
    { from: /if \(req instanceof Request\) \{[^}]*\}/g, to: '' },
    { from: /return incomingMessageToRequest\([^)]*\)\.signal;/, to: 'return undefined;' },
  ];
  return {
    name: 'rest-without-fetch-requests',
    transform: {
      filter: { id: /trpc-openapi\/.*\/utils\/method\.mjs$/ },
      handler(code) {
        if (!changes.every(({ from }) => code.match(from)))
          throw new Error('The REST adapter has changed: look at vite.config.ts.');
        return { code: changes.reduce((text, { from, to }) => text.replace(from, to), code), map: null };
      },
    },
  };
}
