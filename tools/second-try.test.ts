import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tools = ['processor-time', 'project', 'run', 'run-all', 'runners', 'second-try', 'told-by-vitest']

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'sillon-tries-'))
  await mkdir(join(scratch, 'tools'))
  for (const tool of tools) await cp(join(root, 'tools', `${tool}.mjs`), join(scratch, 'tools', `${tool}.mjs`))
  await symlink(join(root, 'node_modules'), join(scratch, 'node_modules'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** Writes files of a project by their paths, runs the steps of `runAll`, and tells what an operator would see. */
async function run(steps: string, files: Record<string, string>) {
  const start = `import { runAll } from './run-all.mjs'
import { playwright, vitest } from './runners.mjs'
await runAll([${steps}])`
  for (const [path, text] of Object.entries({
    ...files,
    'package.json': '{"type":"module"}',
    'tools/start.mjs': start,
  })) {
    await mkdir(dirname(join(scratch, path)), { recursive: true })
    await writeFile(join(scratch, path), text)
  }
  const PATH = [join(scratch, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const { status, stdout } = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: scratch,
    env: { PATH },
    encoding: 'utf8',
  })
  const lines = stdout.trimEnd().split('\n')
  const after = (sign: string) => lines.filter(line => line.startsWith(sign)).map(line => line.slice(sign.length))
  return { status, lines, mended: after('passed at the second try: '), failed: after('✘ '), last: lines.at(-1) }
}

/** Falls the first time that it is run, and no more. */
const hesitant = (name: string) => `test('${name}', () => {
  const isFirst = !existsSync('${name}')
  writeFileSync('${name}', '')
  expect(isFirst).toBe(false)
})`
const begin = (library: string) => `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '${library}'
`
const vitestStep = `['Tests', () => vitest('Tests')]`
const passing = `${begin('vitest')}test('stands', () => {})`

test('what passes at the second try has passed and is named, what fails twice fails, and the last line counts both', async () => {
  const { status, mended, failed, last, lines } = await run(
    `${vitestStep}, ['Parcours', () => playwright('Parcours', '')]`,
    {
      'playwright.config.ts': `export default { testDir: 'journeys', testMatch: '*.journey.ts', outputDir: 'report' }`,
      'silos.test.ts': `${begin('vitest')}import { describe } from 'vitest'
describe('a silo (north)', () => {
  ${hesitant('is filled to 95 % [dry]')}
  test('is emptied', () => expect('full').toBe('empty'))
  test('is aired', () => {})
})`,
      'journeys/cart.journey.ts': `${begin('@playwright/test')}
${hesitant('a cart is loaded')}
test('a cart is unloaded', () => expect('full').toBe('empty'))
test('a cart is pulled', () => {})`,
    },
  )

  expect(mended).toEqual([
    'silos.test.ts › a silo (north) > is filled to 95 % [dry]',
    'cart.journey.ts:4 › a cart is loaded',
  ])
  expect(failed).toEqual(['silos.test.ts › a silo (north) > is emptied', 'cart.journey.ts:9 › a cart is unloaded'])
  expect(last).toBe('4 passed, 2 failed')
  expect(status).toBe(1)
  expect(lines.filter(line => /^(Tests|Parcours|Second essai|Total) +\d+$/.test(line))).toHaveLength(4)
})

test('a file that cannot be read is tried again whole', async () => {
  const { status, mended, last } = await run(vitestStep, {
    'silos.test.ts': passing,
    'fields.test.ts': `${begin('vitest')}
writeFileSync('loaded', existsSync('loaded') ? 'twice' : 'once')
if (readFileSync('loaded', 'utf8') === 'once') throw new Error('not to be read yet')
test('are sown', () => {})
test('are mown', () => {})`,
  })
  expect([status, mended, last]).toEqual([0, ['fields.test.ts'], '3 passed, 0 failed'])
})

test('nothing is tried again where all passed', async () => {
  const { status, last, lines } = await run(vitestStep, { 'silos.test.ts': passing, 'fields.test.ts': passing })
  expect(lines.some(line => line.includes('second'))).toBe(false)
  expect([status, last]).toEqual([0, '2 passed, 0 failed'])
})

test('an error that nobody awaited has failed, though every test passed', async () => {
  const { status, last } = await run(vitestStep, {
    'fields.test.ts': passing,
    'silos.test.ts': `${passing}
test('leaves an error behind', () => void Promise.reject(new Error('the silo leaks')))`,
  })
  expect([status, last]).toEqual([1, '3 passed, 1 failed'])
})
