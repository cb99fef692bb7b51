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

/** Milliseconds, for a copy that is migrated, formatted and typed several times: a machine under load is slow, which is no failure. */
const timeout = 600_000

test(
  'a new application with a list, a reference list and a form, and a list of RH under an element that stands, are typed, obey the laws, and pass their own tests',
  async () => {
    inScratch('tools/new.ts', 'application', 'essai', '--ar', 'تجربة', '--more')
    inScratch('tools/new.ts', 'list', 'rh/incidents', '--element', 'rh/securite', '--more')
    inScratch('tools/new.ts', 'list', 'essai/lots', '--ar', 'الدفعات', '--more')
    inScratch('tools/new.ts', 'reference', 'essai/crates', '--ar', 'الصناديق', '--more')
    inScratch('tools/new.ts', 'form', 'essai/trial-rules', '--ar', 'القواعد')
    const types = JSON.parse(await readFile(join(scratch, 'tsconfig.json'), 'utf8'))
    const include = [
      'applications/essai',
      'applications/rh/incidents',
      'kernel/web/theme.ts',
      'kernel/web/untyped.d.ts',
    ]
    await writeFile(join(scratch, 'tsconfig.json'), JSON.stringify({ ...types, include }))

    inScratch('node_modules/typescript/bin/tsc', '-p', '.')
    inScratch('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'applications/essai')
    const laws = ['naming', 'labels', 'walls', 'elements', 'calls', 'database', 'tables', 'list-words']
    inScratch(
      'node_modules/vitest/vitest.mjs',
      'run',
      'applications/essai',
      'applications/rh/incidents',
      ...laws.map(law => `conformance/${law}.test`),
    )

    const rooms = await readFile(join(scratch, 'applications/essai/essai.room.ts'), 'utf8')
    expect(rooms).toContain('= [lotsRoom, cratesRoom, trialRulesRoom]')
    expect(await readFile(join(scratch, 'applications/rh/rh.room.ts'), 'utf8')).toContain('incidentsRoom,')
    expect(await readFile(join(scratch, 'applications/rh/rh.web.ts'), 'utf8')).toContain('...incidentsPages,')
  },
  timeout,
)
