import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { testKey } from '#kernel/testing/database.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { policyOfCodeReader } from '#kernel/server/security-headers.ts'
import { faultsOfHeaders } from '#kernel/testing/faults-of-headers.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { endAll, type Program, requireBuiltInterface, start } from './testing/programs.ts'

const world = useOwnWorld()
const megabyte = 1_048_576
let folder: string
let program: Program

/** As an operator runs it, on the database of this test, with room for files of one megabyte. */
beforeAll(async () => {
  requireBuiltInterface()
  folder = await mkdtemp(join(tmpdir(), 'sillon-production-'))
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: world.installer,
    DATA_DIR: folder,
    SILLON_KEY: testKey,
    PUBLIC_URL: 'https://sillon.example',
    LOG_LEVEL: 'trace',
  }
  program = await start(settings, { largestFile: megabyte })
})
afterAll(async () => {
  await endAll()
  await rm(folder, { recursive: true })
})

/** By any method; with a header that nobody should see again. */
async function speak(method: string, path: string) {
  const asked = request(program.address + path, { method, headers: { 'x-canary': 'canari' } }).end()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) }
}

const send = ({ token, clientId }: Partial<TestPerson>, path: string, body: object | FormData) =>
  fetch(`${program.address}/api/${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: token }),
      ...(clientId && { clientid: clientId }),
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })

/** With a file of so many bytes. */
function report(by: Partial<TestPerson>, bytes: number) {
  const form = new FormData()
  form.append('title', 'La liste reste vide')
  form.append('description', 'Rien ne vient.')
  form.append('files', new File([`%PDF-1.7 ${'x'.repeat(bytes)}`], 'liste.pdf'))
  return send(by, 'user/sendBugReport', form)
}

const built = fileURLToPath(new URL('../dist/web/', import.meta.url))
const assets = async () => (await readdir(join(built, 'assets'))).map(name => `/assets/${name}`)

describe('in production', () => {
  test('each page and each file of the interface is closed to other sites, and runs nothing inline', async () => {
    const files = await assets()
    const pages = [
      '/',
      '/login',
      '/RH/gestion_du_personnel/salaries',
      '/resetPassword/a/b',
      '/careers.html',
      '/nowhere',
    ]
    const expected = new Map([
      ...[...pages, ...files, '/favicon.svg'].map(path => [path, 200] as const),
      ...['/assets/none.js', '/api/nowhere'].map(path => [path, 404] as const),
      ...['/%ZZ', '/api/%ZZ'].map(path => [path, 400] as const),
    ])
    const found: string[] = []
    for (const [path, status] of expected) {
      const answer = await speak('GET', path)
      const own = path.startsWith('/assets/code-reader-worker-') ? policyOfCodeReader : undefined
      found.push(...faultsOfHeaders(answer.headers, own).map(fault => `${path}: ${fault}`))
      if (answer.status !== status) found.push(`${path}: ${answer.status}`)
    }
    expect(found).toEqual([])
    expect(files.length).toBeGreaterThan(20)
    expect((await speak('GET', '/')).body).not.toMatch(/<script(?![^>]*\ssrc=)|<style[^>]*>[^<]|\son\w+=/)
  })

  test('nothing is told of how the program is made, nor answered to a method that no call has', async () => {
    const page = (await speak('GET', '/')).body
    const made = ['package.json', 'main/server.ts', '.env', '.git/HEAD', 'server.key', '.vite/manifest.json', 'assets/']
    const asked = [
      'metrics',
      'debug',
      'debug/pprof',
      'status',
      'docs',
      'demo/mailbox',
      'openapi.json',
      '../package.json',
    ]
    const ofApi = ['api', 'api/openapi.json', 'api/metrics', 'api/debug', 'api/health']
    for (const path of [
      ...made,
      ...asked,
      ...ofApi,
      'assets/..%2f..%2f..%2fpackage.json',
      'assets/../../../package.json',
    ]) {
      const { status, body } = await speak('GET', `/${path}`)
      expect(status === 200 ? body === page : [400, 403, 404].includes(status), path).toBe(true)
    }
    for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']) {
      for (const path of ['/', '/api/login', '/assets/none.js']) {
        const { status, body } = await speak(method, path)
        expect([400, 404, 405, 501], `${method} ${path}`).toContain(status)
        expect(body).not.toContain('canari')
      }
    }
    for (const path of await assets()) {
      expect(path).not.toMatch(/\.map$/)
      if (/\.(js|css)$/.test(path)) expect(await readFile(join(built, path), 'utf8')).not.toContain('sourceMappingURL')
    }
    expect((await as({ app: world.app }).send({ method: 'GET', path: 'openapi.json' } as never)).statusCode).toBe(200)
  })

  test('a file for which the disk has no room is refused in words, nothing of it stays, and the next one is kept', async () => {
    const marie = await world.person({ in: await world.client() })
    const kept = async () =>
      (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())

    const refused = await report(marie, 3 * megabyte)

    expect([refused.status, await refused.json()]).toMatchObject([
      507,
      { code: 'NO_ROOM', message: expect.stringContaining('plus de place') },
    ])
    expect(await kept()).toEqual([])
    await eventually(() => expect(program.said).toMatch(/"code":"EFBIG".*"msg":"refused"/))
    expect((await report(marie, 1_000)).status).toBe(200)
    expect(await kept()).toHaveLength(1)
  })

  test('no password, token, social security number or account number stands in the log, whatever goes wrong', async () => {
    const [right, wrong] = ['canari juste et assez long', 'canari faux et assez long']
    const [nir, iban, name] = ['194039911412340', 'FR1420041010050500013M02606', 'Canari-Petit']
    const serres = await world.client()
    const rights = {
      'rh/gestion_du_personnel/salaries': 2,
      'rh/gestion_du_personnel/salaries#donnees_sensibles': 2,
    } as const
    const { mail } = await world.person({ in: serres, rights, passwordHash: await hashPassword(right) })
    const paul = await hire(world, serres, { name, firstname: 'Paul' })

    await send({}, 'login', { mail, password: wrong })
    const { token, refreshToken, userId } = await (await send({}, 'login', { mail, password: right })).json()
    const marie = { token, clientId: serres.id }
    const edit = (sectionToEdit: string, numbers: object) =>
      send(marie, 'rh/gestionPersonnel/editEmployeeSection', { sectionToEdit, employee: { id: paul.id, ...numbers } })
    const edited = [
      await edit('socialSecurity', { nir }),
      await edit('socialSecurity', { nir: `${nir.slice(0, -1)}1` }),
    ]
    await report(marie, 10)
    await ask(world.installer, `alter table rh.employee add constraint trial check (version < 3) not valid`)
    const broken = await edit('bank', { iban })
    await send({}, 'authorization/refreshToken', { userId, refreshToken: `${refreshToken}x` })
    await fetch(`${program.address}/api/login?password=${wrong}`)
    await fetch(`${program.address}/resetPassword/${userId}/${refreshToken}`)
    await fetch(`${program.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: `{"password":"${right}`,
    })

    expect([...edited, broken].map(({ status }) => status)).toEqual([200, 400, 500])
    await eventually(() => expect(program.said).toMatch(/employee.*"constraint":"trial"/))
    expect(program.said).toMatch(/"call":"login","status":200/)
    const proofs = [token, refreshToken].map(text => text.split('.').at(-1))
    for (const secret of [right, wrong, nir, iban, name, mail, ...proofs]) expect(program.said).not.toContain(secret)
  })
})
