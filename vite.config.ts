import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the browser code, `vite build --ssr` the server: one file, because it starts quicker. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
      }
    : { outDir: 'dist/client', manifest: true, target: 'es2022' },
  ssr: {
    noExternal: isSsrBuild || undefined,
    // Native code and WebAssembly stay where npm put them.
    external: ['better-sqlite3', '@node-rs/argon2', '@prisma/schema-engine-wasm', 'swagger-ui-dist'],
  },
}));
