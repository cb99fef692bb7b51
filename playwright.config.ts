import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** The journeys run on the real program with the demo company, on a data folder and a port of their own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'journeys/report',
  forbidOnly: true,
  /** An account has one session: two errands at once would sign each other out. */
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node main/server.ts',
    wait: { stdout: /Sillon est ouvert : (?<journey_url>\S+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      NODE_ENV: 'test',
      DATA_DIR: dataFolder(),
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      SILLON_DEMO: '1',
      LOG_LEVEL: 'error',
    },
  },
  use: {
    baseURL: process.env.JOURNEY_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

/** Made by the first process that reads this file, which removes it at its end; its workers are told. */
function dataFolder() {
  if (process.env.JOURNEY_DATA) return process.env.JOURNEY_DATA
  const folder = mkdtempSync(join(tmpdir(), 'sillon-journeys-'))
  process.env.JOURNEY_DATA = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
