import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tools/memory-folder.ts'
import { icons } from './tools/vite-icons.ts'

keepTemporaryFilesInMemory()
/** Each worker starts a Node that loads the same thousand modules: they are compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'compiled')

const globalSetup = ['main/testing/global-setup.ts']
/** Milliseconds. A machine under load is slow, which is no failure: they bound what would never end. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000, interval: 20 } } }
const exclude = ['**/node_modules/**', 'journeys/**', 'dist/**']

/** The files that a worker runs load the product once: each opens a house of its own in it, and mocks no module. */
const inNode = {
  ...limits,
  environment: 'node',
  isolate: false,
  globalSetup,
  setupFiles: ['main/testing/use-test-house.ts'],
}

/**
 * `server` and `conformance`, laws over the whole tree, run in Node, `web` in jsdom: its pages speak to the real server,
 * hence the same database. The files of `web` that a worker runs share one window, which `kernel/testing/browser.ts`
 * leaves to each as to the first, with what it frees collected: memory would grow from file to file.
 */
export default defineConfig({
  test: {
    /** All cores: a test waits for its database more than it computes. */
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...inNode,
          name: 'server',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'conformance/**', 'kernel/web/**', '**/web/**'],
        },
      },
      { test: { ...inNode, name: 'conformance', include: ['conformance/**/*.test.ts'], exclude } },
      {
        plugins: [icons()],
        test: {
          ...limits,
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          execArgv: ['--expose-gc'],
          include: ['**/*.test.tsx', 'kernel/web/**/*.test.ts', '**/web/**/*.test.ts'],
          exclude,
          globalSetup,
          setupFiles: ['main/testing/use-test-house.ts', 'kernel/testing/browser.ts'],
        },
      },
    ],
  },
})
