import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/**
 * Each runner resolves with its counts, `{ passed, failed }`. One that crashes, or finds no test, has failed once: the
 * silence of a runner must never read as success.
 */

export async function check(title, command, words) {
  announce(title)
  const code = await run(command, words)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export async function vitest(title, filters = []) {
  announce(title)
  const reporters = file => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, report } = await withReport(file => run('vitest', ['run', ...reporters(file), ...filters], quiet()))
  if (!report) return crashed
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return judge(code, { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length })
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
  if (!report) return crashed
  const { expected, unexpected, flaky } = report.stats
  return judge(code, { passed: expected, failed: unexpected + flaky })
}

export const sum = counts =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })

const crashed = { passed: 0, failed: 1 }

function judge(code, { passed, failed }) {
  const isSilent = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilent ? 1 : failed }
}

const announce = title => console.log(`\n— ${title}`)

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
