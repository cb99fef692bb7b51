import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import * as queries from './bare-queries.ts'

/**
 * The same errands at the same addresses on `node:http` and `pg` alone: no session, no rights, no row security, no
 * check of what comes in or goes out. What the house costs is measured against it.
 */
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => text)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const today = new Date().toISOString().slice(0, 10)
const can = { edit: true, archive: true }

const countedBeyondPage = 1_000
const pagePath = '/api/rh/gestionPersonnel/getPaginatedEmployeesOfClient/'
const filePath = '/api/employees/'

async function pageOfEmployees(path: string) {
  const [client, pageText, sizeText, words] = path.slice(pagePath.length).split('/')
  const [page, size, search] = [Number(pageText), Number(sizeText), words && decodeURIComponent(words)]
  const most = page * size + size + countedBeyondPage
  const [rows, counted] = await Promise.all([
    pool.query({
      name: search ? 'search' : 'page',
      text: queries.page(Boolean(search)),
      values: [client, today, size, page * size, ...(search ? [search] : [])],
    }),
    pool.query({
      name: search ? 'search count' : 'count',
      text: queries.count(Boolean(search)),
      values: [client, most + 1, ...(search ? [search] : [])],
    }),
  ])
  const total = counted.rows[0].counted
  const items = rows.rows.map(row => ({ ...row, can }))
  return { items, total: Math.min(total, most), totalIsExact: total <= most, page, size }
}

async function fileOf(client: string, id: string, db: pg.Pool | pg.PoolClient = pool) {
  const { rows } = await db.query({ name: 'file', text: queries.file, values: [client, today, id] })
  const { nir_encrypted: _sealed, nir_hash: _hash, search_text: _search, ...file } = rows[0]
  return { ...file, can }
}

async function createEmployee(client: string, body: { employee: Record<string, string> }) {
  const { name, firstname, dateOfBirth, sex, mail, cellPhone, companyId } = body.employee
  const db = await pool.connect()
  try {
    await db.query('begin')
    const same = [client, name, firstname, dateOfBirth, mail, cellPhone]
    const { rows: matches } = await db.query({ name: 'same', text: queries.samePerson, values: same })
    if (matches.length > 0) throw new Error('somebody like him is there')
    const values = [client, companyId, name, firstname, dateOfBirth, sex, mail, cellPhone, process.env.BENCH_AUTHOR]
    const { rows } = await db.query({ name: 'create', text: queries.insertEmployee, values })
    const { id } = rows[0]
    await db.query({ name: 'event', text: queries.insertEvent, values: [client, id, process.env.BENCH_AUTHOR] })
    const employee = await fileOf(client, id, db)
    await db.query('commit')
    return { created: true, employee, matches: [] }
  } catch (error) {
    await db.query('rollback')
    throw error
  } finally {
    db.release()
  }
}

async function answer(request: IncomingMessage) {
  const path = request.url ?? ''
  const client = String(request.headers.clientid)
  if (path.startsWith(pagePath)) return pageOfEmployees(path)
  if (path.startsWith(filePath)) return fileOf(client, path.slice(filePath.length))
  return createEmployee(client, (await json(request)) as { employee: Record<string, string> })
}

function send(response: ServerResponse, status: number, body: unknown) {
  const text = JSON.stringify(body)
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text)
}

createServer((request, response) => {
  answer(request).then(
    body => send(response, 200, body),
    error => send(response, 500, { message: String(error) }),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
