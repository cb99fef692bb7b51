import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tools/memory-folder.ts'

keepTemporaryFilesInMemory()
/** Each file of `web` starts a Node that loads the same thousand modules: they are compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache', 'compiled')

const globalSetup = ['main/testing/global-setup.ts']
/** Milliseconds. A machine under load is slow, which is no failure: they bound what would never end. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000, interval: 20 } } }
const exclude = ['**/node_modules/**', 'journeys/**', 'dist/**']

/**
 * `server` runs in Node, `web` in jsdom; pages of `web` speak to the real server, hence the same database. The files of
 * `server` that a worker runs load the product once: each opens a house of its own in it, and mocks no module.
 */
export default defineConfig({
  test: {
    /** All cores: a test waits for its database more than it computes. */
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...limits,
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'kernel/web/**', '**/web/**'],
          globalSetup,
          setupFiles: ['main/testing/use-test-house.ts'],
        },
      },
      {
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
