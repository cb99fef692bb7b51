import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './project.mjs'
import { run } from './run.mjs'

/**
 * Each runner resolves with what it found, `{ passed, failures, again }`: names, a text for each failure that begins with
 * its name, and how to run what failed once more, alone. One that crashes, or finds no test, has failed once: the silence
 * of a runner must never read as success.
 */

export async function check(title, command, words) {
  announce(title)
  const heard = []
  const code = await run(command, words, { hear: text => heard.push(text) })
  return code === 0
    ? { passed: [title], failures: [] }
    : { passed: [], failures: [`${title}\n${lastLines(heard.join(''))}`] }
}

/** Every checker works out the types that it meets anew: one takes half the work of the four that are usual. */
export const types = () => check('Types', 'tsc', ['-p', '.', '--checkers', '1'])

/** `words` choose among the tests, as on the command line of Vitest. */
export async function vitest(title, words = []) {
  announce(title)
  const reporters = ['--reporter=default', `--reporter=${join(root, 'tools', 'told-by-vitest.mjs')}`]
  const { code, report } = await withReport(file =>
    run('vitest', ['run', ...reporters, ...words], quiet({ TOLD_BY_VITEST: file })),
  )
  return { ...judge(title, code, report), again: names => vitestAgain(title, names) }
}

/** What belongs to no file, as an error that nobody awaited, cannot be run again. */
async function vitestAgain(title, names) {
  const ofFiles = names.filter(name => existsSync(join(root, name.split(' › ', 1)[0])))
  return ofFiles.length > 0 ? vitest(`${title} : second essai`, alone(ofFiles)) : { passed: [], failures: [] }
}

/** A name is that of a file, or of a file and what stands in it: a test, or a suite. */
function alone(names) {
  const parts = names.map(name => name.split(' › '))
  const files = new Set(parts.map(([file]) => file))
  const inFiles = parts.map(([, ...inFile]) => inFile.join(' › '))
  const chosen = inFiles.includes('') ? [] : ['-t', `^(${inFiles.map(literally).join('|')})( > |$)`]
  return ['--no-file-parallelism', ...chosen, ...files]
}

const literally = text => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

export async function playwright(title, chromium, words = []) {
  announce(title)
  const heard = []
  const { code, report } = await withReport(file =>
    run('playwright', ['test', '--reporter=list,json', ...words], {
      ...quiet({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium }),
      hear: text => heard.push(text),
    }),
  )
  const specs = report ? specsOf(report.suites) : []
  const failed = specs.filter(wentAs(fallen))
  // What belongs to no journey, as a Sillon that does not start, says why only in what was printed.
  const outside = report?.errors.map(error => `${messageOf(error)}\n${lastLines(heard.join(''))}`)
  const found = report && {
    passed: specs.filter(wentAs(['expected'])).map(nameOf),
    failures: [...outside, ...failed.map(toldWithPage)],
  }
  const again = () => playwright(`${title} : second essai`, chromium, ['--last-failed', '--workers=1'])
  return { ...judge(title, code, found), ...(failed.length > 0 && { again }) }
}

/** A journey that passed when Playwright tried it again has failed all the same: it is tried again alone. */
const fallen = ['unexpected', 'flaky']

const wentAs =
  statuses =>
  ({ tests }) =>
    tests.some(({ status }) => statuses.includes(status))

const specsOf = suites => suites.flatMap(({ suites: inner = [], specs = [] }) => [...specsOf(inner), ...specs])

const nameOf = ({ title, file, line }) => `${file}:${line} › ${title}`

/** With what stood on the page, in words: the pictures stay on the machine that ran it. */
function toldWithPage(spec) {
  const results = spec.tests.flatMap(({ results }) => results)
  const pages = results
    .flatMap(({ attachments }) => attachments)
    .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
    .map(({ path }) => readFileSync(path, 'utf8'))
  const errors = results.flatMap(({ errors }) => errors).map(messageOf)
  return [nameOf(spec), ...(pages.length > 0 ? pages : errors)].join('\n')
}

const messageOf = ({ message, value }) => message ?? value ?? ''

function judge(title, code, report) {
  if (!report) return { passed: [], failures: [`${title}: ended with code ${code} and told nothing`] }
  const { passed, failures } = report
  const isSilent = failures.length === 0 && (code !== 0 || passed.length === 0)
  return isSilent
    ? { passed, failures: [`${title}: ended with code ${code} and named no failure`] }
    : { passed, failures }
}

const announce = title => console.log(`\n— ${title}`)

const lastLines = text => text.trimEnd().split('\n').slice(-40).join('\n')

async function withReport(start) {
  const folder = mkdtempSync(join(tmpdir(), 'sillon-tests-'))
  const file = join(folder, 'report.json')
  try {
    const code = await start(file)
    return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const settings =
  /^(DATABASE_URL|DATA_DIR|PORT|HOST|PUBLIC_URL|CAREERS_URL|SMTP_URL|SILLON_\w+|TRUSTED_PROXIES|ALLOW_PLAIN_HTTP|LOG_LEVEL|METRICS)$/

/** The settings of a real Sillon on this machine must not reach the tests, which write in the database. */
function quiet(more = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !settings.test(name))
  return { env: { ...Object.fromEntries(kept), NODE_ENV: 'test', ...more } }
}
