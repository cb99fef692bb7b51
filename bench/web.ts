import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoPassword } from '#main/demo/accounts.ts'
import { startServer } from './servers.ts'
import { plannerBoard } from './web-planner.ts'
import { treeOfPlaces, typingInFile, typingInOwnFields, type Wait } from './web-forms.ts'

/** How long people wait for the sign-in page, the shell and the next page, on a processor slowed four times. */
const slowdown = 4
const rounds = 7
const hr = 'rh@val-de-loire.example'
const station = 'station@val-de-loire.example'

const root = fileURLToPath(new URL('..', import.meta.url))
if (!existsSync(join(root, 'dist', 'web', 'index.html')))
  spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-web-'))
const server = await startServer('main/server.ts', { DATA_DIR: folder, SILLON_DEMO: '1' }, folder)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
try {
  report([await signInPage(browser), ...(await shellAndPages(browser)), await planner(browser)])
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A first visit, nothing in the cache: until the mail can be typed. */
async function signInPage(on: Browser): Promise<Wait> {
  const milliseconds = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPage(on)
    await tellWhenThere(page, { selector: 'input[type=email]:focus' })
    milliseconds.push(await visit(page, '/login'))
    await page.keyboard.type(hr)
    if ((await page.locator('input[type=email]').inputValue()) !== hr) throw new Error('what was typed is lost')
    await page.context().close()
  }
  return { name: 'page de connexion prête', aim: 1_000, milliseconds }
}

/** Somebody who comes back in the morning, then goes from one module to another and back. */
async function shellAndPages(on: Browser): Promise<Wait[]> {
  const page = await signedIn(on, hr)

  const shell: Wait = { name: 'enveloppe prête (retour)', aim: 1_500, milliseconds: [] }
  const move: Wait = { name: 'passage entre deux pages chargées', aim: 200, milliseconds: [] }
  await tellWhenThere(page, { selector: 'nav button[aria-expanded]', text: 'RH' })
  for (let round = 0; round < rounds; round += 1) shell.milliseconds.push(await visit(page, '/dashboard'))
  const staff = '/RH/gestion_du_personnel/salaries'
  const home = '/dashboard'
  await page.goto(server.address + staff)
  await page.getByRole('heading', { level: 1, name: 'Salariés' }).waitFor()
  for (const path of [home, staff, ...Array.from({ length: rounds * 2 }, (_, step) => (step % 2 === 0 ? home : staff))])
    move.milliseconds.push(await moveTo(page, path))
  move.milliseconds.splice(0, 2)
  return [
    shell,
    move,
    await typingInFile(page, server.address),
    await typingInOwnFields(page, server.address),
    await treeOfPlaces(page, server.address, rounds),
  ]
}

/** A planner, who lives on one screen. */
async function planner(on: Browser): Promise<Wait> {
  return plannerBoard(await signedIn(on, station), server.address, rounds)
}

async function signedIn(on: Browser, mail: string) {
  const page = await slowPage(on)
  await page.goto(`${server.address}/login`)
  await page.getByRole('textbox', { name: /mail/i }).fill(mail)
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  return page
}

type Sign = { selector: string; text?: string }

/** Each page of the tab then tells by itself when it shows the sign: whoever asks it in the meantime slows it down. */
function tellWhenThere(page: Page, sign: Sign) {
  return page.addInitScript(({ selector, text }: Sign) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(found => !text || found.textContent?.trim() === text)
    const look = () => {
      if (isThere()) setTimeout(() => console.debug(`seen ${performance.now()}`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, sign)
}

/** Milliseconds from the address typed to the sign, by the browser's own clock. */
async function visit(page: Page, path: string) {
  const seen = page.waitForEvent('console', { predicate: message => message.text().startsWith('seen ') })
  await page.goto(server.address + path, { waitUntil: 'commit' })
  return Number((await seen).text().slice('seen '.length))
}

/** From the click on a link of the menu to the title of the page, as the browser's own clock counts it. */
function moveTo(page: Page, path: string) {
  return page.evaluate(async address => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)
    if (!link) throw new Error(`no link to ${address}`)
    const former = document.querySelector('h1')?.textContent
    const from = performance.now()
    link.click()
    while (document.querySelector('h1')?.textContent === former) await new Promise(requestAnimationFrame)
    return performance.now() - from
  }, path)
}

async function slowPage(on: Browser) {
  const context = await on.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

function report(waits: readonly Wait[]) {
  console.log(`Processeur ralenti ${slowdown} fois, ${rounds} tours\n`)
  console.log(`${''.padEnd(36)}${'médiane'.padStart(10)}${'pire'.padStart(8)}${'visé'.padStart(8)}  (ms)`)
  for (const { name, aim, milliseconds } of waits) {
    const sorted = milliseconds.toSorted((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    const figures = [median, sorted.at(-1) ?? 0, aim].map(value => Math.round(value))
    console.log(
      name.padEnd(36) +
        String(figures[0]).padStart(10) +
        String(figures[1]).padStart(8) +
        String(figures[2]).padStart(8),
    )
  }
}
