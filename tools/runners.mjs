import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './project.mjs'
import { run } from './run.mjs'

/**
 * Each runner resolves with what it found, `{ passed, failures }`: a number, and a text for each failure that begins with
 * its name. One that crashes, or finds no test, has failed once: the silence of a runner must never read as success.
 */

export async function check(title, command, words) {
  announce(title)
  const heard = []
  const code = await run(command, words, { hear: text => heard.push(text) })
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${title}\n${lastLines(heard.join(''))}`] }
}

/** Every checker works out the types that it meets anew: one takes half the work of the four that are usual. */
export const types = () => check('Types', 'tsc', ['-p', '.', '--checkers', '1'])

export async function vitest(title, filters = []) {
  announce(title)
  const reporters = ['--reporter=default', `--reporter=${join(root, 'tools', 'told-by-vitest.mjs')}`]
  const { code, report } = await withReport(file =>
    run('vitest', ['run', ...reporters, ...filters], quiet({ TOLD_BY_VITEST: file })),
  )
  return judge(title, code, report)
}

export async function playwright(title, chromium) {
  announce(title)
  const { code, report } = await withReport(file =>
    run(
      'playwright',
      ['test', '--reporter=list,json'],
      quiet({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium }),
    ),
  )
  return judge(
    title,
    code,
    report && {
      passed: report.stats.expected,
      failures: [...report.errors.map(messageOf), ...failedIn(report.suites)],
    },
  )
}

/** A journey that passed at its second try has failed all the same. */
const fallen = ['unexpected', 'flaky']

/** With what stood on the page, in words: the pictures stay on the machine that ran it. */
function failedIn(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failedIn(inner),
    ...specs.filter(({ tests }) => tests.some(({ status }) => fallen.includes(status))).map(toldWithPage),
  ])
}

function toldWithPage({ title, file, line, tests }) {
  const results = tests.flatMap(({ results }) => results)
  const pages = results
    .flatMap(({ attachments }) => attachments)
    .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
    .map(({ path }) => readFileSync(path, 'utf8'))
  const errors = results.flatMap(({ errors }) => errors).map(messageOf)
  return [`${relative(root, file)}:${line} › ${title}`, ...(pages.length > 0 ? pages : errors)].join('\n')
}

const messageOf = ({ message, value }) => message ?? value ?? ''

export const sum = counts => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
})

function judge(title, code, report) {
  if (!report) return { passed: 0, failures: [`${title}: ended with code ${code} and told nothing`] }
  const { passed, failures } = report
  const isSilent = failures.length === 0 && (code !== 0 || passed === 0)
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
