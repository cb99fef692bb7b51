import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const globalSetup = ['main/testing/global-setup.ts']
const exclude = ['**/node_modules/**', 'journeys/**', 'dist/**']

/** `server` runs in Node, `web` in jsdom; pages of `web` speak to the real server, hence the same database. */
export default defineConfig({
  test: {
    /** All cores: a test waits for its database more than it computes. */
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'kernel/web/**', '**/web/**'],
          globalSetup,
          setupFiles: ['main/testing/use-test-house.ts'],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['**/*.test.tsx', 'kernel/web/**/*.test.ts', '**/web/**/*.test.ts'],
          exclude,
          globalSetup,
          setupFiles: ['main/testing/use-test-house.ts', 'kernel/testing/browser.ts'],
        },
      },
    ],
  },
})
