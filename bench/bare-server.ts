import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import * as directory from './bare-directory.ts'
import * as queries from './bare-queries.ts'

/**
 * The same errands at the same addresses on `node:http` and `pg` alone: no session, no rights, no row security, no
 * check of what comes in or goes out. What the house costs is measured against it.
 */
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => text)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const today = new Date().toISOString().slice(0, 10)
const can = { edit: true, archive: true, ask: true }

const countedBeyondPage = 1_000
const pagePath = '/api/rh/gestionPersonnel/getPaginatedEmployeesOfClient/'
const filePath = '/api/employees/'
const directoryPath = '/api/directory/contacts/'
const groupsPath = '/api/directory/groups'

const sourceNames: Record<string, string> = {
  employee: 'Salarié',
  manual: 'Contact extérieur',
  user: 'Utilisateur',
}

async function pageOfEmployees(path: string) {
  const [client = '', ...asked] = path.slice(pagePath.length).split('/')
  const { rows, ...counts } = await pageOf('employees', queries, client, asked)
  return { items: rows.map(row => ({ ...row, customValues: {}, can })), ...counts }
}

async function pageOfDirectory(client: string, path: string) {
  const { rows, ...counts } = await pageOf('directory', directory, client, path.slice(directoryPath.length).split('/'))
  const items = rows.map(({ workplace, place, ...row }) => ({
    ...row,
    place: workplace ?? place,
    sourceName: sourceNames[row.source],
    can: { edit: row.source === 'manual', setMessages: true, addToGroup: true, writeTo: true },
  }))
  return { items, ...counts }
}

const mostInGroup = 200

async function groupsOf(client: string) {
  const values = [client, mostInGroup + 1]
  const { rows } = await pool.query({ name: 'groups', text: directory.groups, values })
  return rows.map(({ counted, ...group }) => ({
    ...group,
    count: { total: Math.min(counted, mostInGroup), isExact: counted <= mostInGroup },
  }))
}

type Listed = Pick<typeof queries, 'page' | 'count'>

async function pageOf(name: string, listed: Listed, client: string, [pageText, sizeText, words]: string[]) {
  const [page, size, search] = [Number(pageText), Number(sizeText), words && decodeURIComponent(words)]
  const most = page * size + size + countedBeyondPage
  const [rows, counted] = await Promise.all([
    pool.query({
      name: `${name} ${search ? 'search' : 'page'}`,
      text: listed.page(Boolean(search)),
      values: [client, today, size, page * size, ...(search ? [search] : [])],
    }),
    pool.query({
      name: `${name} ${search ? 'search count' : 'count'}`,
      text: listed.count(Boolean(search)),
      values: [client, most + 1, ...(search ? [search] : [])],
    }),
  ])
  const total = counted.rows[0].counted
  return { rows: rows.rows, total: Math.min(total, most), totalIsExact: total <= most, page, size }
}

async function fileOf(client: string, id: string, db: pg.Pool | pg.PoolClient = pool) {
  const { rows } = await db.query({ name: 'file', text: queries.file, values: [client, today, id] })
  const { nirEncrypted: _sealed, nirHash: _hash, searchText: _search, ...file } = rows[0]
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
  if (path.startsWith(directoryPath)) return pageOfDirectory(client, path)
  if (path.startsWith(groupsPath)) return groupsOf(client)
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
