import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const copied = [
  'applications',
  'bench',
  'conformance',
  'docs',
  'journeys',
  'kernel',
  'main',
  'platform',
  'simulators',
  'tools',
  'biome.json',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  '.gitignore',
]

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'sillon-new-'))
  for (const name of copied) await cp(join(root, name), join(scratch, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(scratch, 'node_modules'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** What a program of the project says in the copy; a failure of it is one of the test, with its words. */
const inScratch = (script: string, ...words: string[]) =>
  execFileSync(process.execPath, [script, ...words], {
    cwd: scratch,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
  })

test('a new noun is typed, obeys the walls, has its words, and passes its own tests', async () => {
  inScratch('tools/new.ts', 'feature', 'rh/skills', 'rh/savoir_faire')
  const types = JSON.parse(await readFile(join(scratch, 'tsconfig.json'), 'utf8'))
  await writeFile(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({ ...types, include: ['applications/rh/skills', 'kernel/web/theme.ts', 'kernel/web/untyped.d.ts'] }),
  )

  inScratch('node_modules/typescript/bin/tsc', '-p', '.')
  inScratch('node_modules/vitest/vitest.mjs', 'run', 'conformance/naming', 'conformance/labels', 'rh/skills')

  expect(await readFile(join(scratch, 'applications/rh/rh.room.ts'), 'utf8')).toContain('skillsRoom,')
})
