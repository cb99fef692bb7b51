import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { release } from './kernel/server/release.ts'
import { pieces } from './tools/pieces.ts'
import { lightCalls } from './tools/vite-calls.ts'
import { icons } from './tools/vite-icons.ts'
import { noRipple } from './tools/vite-no-ripple.ts'
import { preloadChunk } from './tools/vite-preload-chunk.ts'
import { preloadFont } from './tools/vite-preload-font.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** A page is asked for by its import, and what every page stands on is there by then: neither is fetched ahead again. */
const asksOnlyForWhatIsMissing = (page: string, needed: readonly string[]) =>
  needed.filter(
    file => file !== page && !/\/(base|sign-in|link-pages|further-pages|rolldown-runtime)-[\w-]+\.(js|css)$/.test(file),
  )

/** Two entries: the administration, and the careers site whose applicants load nothing of it. */
export default defineConfig({
  root: at('main'),
  publicDir: at('main/public'),
  define: { SILLON_RELEASE: JSON.stringify(release) },
  plugins: [lightCalls(), icons(), noRipple(), react(), preloadFont(), preloadChunk('index.html', 'sign-in')],
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // The base is one piece on purpose; a journey weighs what the login page really loads.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false, resolveDependencies: asksOnlyForWhatIsMissing },
    rolldownOptions: {
      input: {
        administration: at('main/index.html'),
        careers: at('main/careers.html'),
        'service-worker': at('main/service-worker.ts'),
      },
      treeshake: { moduleSideEffects: [{ test: /[\\/]kernel[\\/]web[\\/]api\.ts$/, sideEffects: false }] },
      // Every page is told the names of all pieces that pages need: a hash of seven letters tells them apart as well.
      output: {
        codeSplitting: { groups: pieces },
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // The scope of a service worker is told by its address, which stays.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [at('.')] },
    // The Host stays the browser's: the server compares it with the page's origin.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
})
