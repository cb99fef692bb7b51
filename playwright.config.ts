import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInMemory } from './tools/memory-folder.ts'

keepTemporaryFilesInMemory()

/** An account has one session: two errands at once would sign each other out. So each worker has a house of its own. */
const houses = [0, 1].map(number => ({ port: portOf(number), folder: dataFolderOf(number) }))

/** Which of them this worker visits; the first for the process that starts them. */
const ownHouse = houses[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
process.env.JOURNEY_DATA = ownHouse?.folder
process.env.JOURNEY_URL = addressOf(ownHouse?.port)
/** What the camera of its browser shows. */
process.env.JOURNEY_CAMERA = join(ownHouse?.folder ?? '', 'camera.y4m')

/** The journeys run on the real program with the demo company, on data folders and ports of their own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'journeys/report',
  forbidOnly: true,
  workers: houses.length,
  /** A machine under load is slow, which is no failure: these bound what would never end. */
  timeout: 150_000,
  expect: { timeout: 20_000 },
  webServer: houses.map(({ port, folder }, number) => ({
    command: 'node main/server.ts',
    /** Told last: the runner keeps in the environment, as JOURNEY_MAILS_0 and _1, where the mails of each are read. */
    wait: { stdout: new RegExp(`Les mails de la démonstration .*(?<journey_mails_${number}>http:\\S+)\\n`) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 } as const,
    env: {
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: addressOf(port),
      HOST: '127.0.0.1',
      PORT: port,
      PRIVATE_HOSTS: '127.0.0.1',
      SILLON_DEMO: '1',
      LOG_LEVEL: 'error',
    },
  })),
  use: {
    baseURL: process.env.JOURNEY_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // A journey meets what stands there, never what is on its way: who looks at movement asks for it.
    reducedMotion: 'reduce',
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
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${process.env.JOURNEY_CAMERA}`,
      ],
    },
  },
})

/**
 * Known before the start: what leads back from mails and from a company's sign-in bears it. Below those that the system
 * gives to whoever connects (from 32,768 on Linux): so nobody takes it while the demo company is being filled.
 */
function portOf(house: number): string {
  return toldOnce(`JOURNEY_PORT_${house}`, () => {
    for (;;) {
      const port = String(20_000 + 2 * randomInt(6_000) + house)
      if (isFree(port)) return port
    }
  })
}

function isFree(port: string): boolean {
  const listening = `require('node:net').createServer().on('error', () => process.exit(1))
    .listen(${port}, '127.0.0.1', () => process.exit(0))`
  return spawnSync(process.execPath, ['-e', listening]).status === 0
}

/** Made by the first process that reads this file, which removes it at its end. */
function dataFolderOf(house: number): string {
  return toldOnce(`JOURNEY_DATA_${house}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'sillon-journeys-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
}

/** Decided by the first process that reads this file; its workers are told. */
function toldOnce(name: string, decide: () => string): string {
  const told = process.env[name] ?? decide()
  process.env[name] = told
  return told
}

function addressOf(port = '') {
  return `http://127.0.0.1:${port}`
}
