import type { LoadRequest } from 'autocannon'
import { newcomersAt, run } from './fill.ts'

/** The people whom an errand asks about: one client, or several that are asked in turn. */
export type Known = { clients: { clientId: string; companyId: string; employeeIds: string[]; words: string[] }[] }

/** Something that a person does, the share of the bare server's pace that it must reach, and the one aimed at. */
export type Errand = {
  name: string
  floor: number
  aim: number
  requests(known: Known, token: string): LoadRequest[]
}

const pageSize = 10
const distinct = 200

const list = (name: string, path: (words: string) => string): Errand => ({
  name,
  floor: 60,
  aim: 75,
  requests: ({ clients }, token) =>
    Array.from({ length: distinct }, (_, index) => {
      const client = turn(clients, index)
      const page = path(turn(client.words, Math.floor(index / clients.length)))
      const address = `rh/gestionPersonnel/getPaginatedEmployeesOfClient/${client.clientId}/${page}`
      return get(address, client.clientId, token)
    }),
})

export const firstPage = list('première page', () => `0/${pageSize}`)
const page20 = list('page 20', () => `19/${pageSize}`)
export const search = list('recherche de 4 lettres', words => `0/${pageSize}/${encodeURIComponent(words)}`)

export const oneFile: Errand = {
  name: 'une fiche par son id',
  floor: 35,
  aim: 50,
  requests: ({ clients }, token) =>
    Array.from({ length: distinct }, (_, index) => {
      const { clientId, employeeIds } = turn(clients, index)
      return get(`employees/${turn(employeeIds, Math.floor(index / clients.length))}`, clientId, token)
    }),
}

export const creation: Errand = {
  name: 'une création',
  floor: 45,
  aim: 60,
  requests: ({ clients }, token) =>
    clients.map(({ clientId, companyId }) => ({
      method: 'POST',
      path: '/api/rh/gestionPersonnel/createEmployee',
      headers: { ...headersOf(clientId, token), 'content-type': 'application/json' },
      setupRequest: request => ({ ...request, body: JSON.stringify({ employee: newcomer(companyId) }) }),
    })),
}

export const errands: readonly Errand[] = [firstPage, page20, search, oneFile, creation]

/** Reads, as the installer, whom the errands may name in the first `clients` clients. */
export async function known(address: string, clients: number): Promise<Known> {
  const rows = await run(
    address,
    `select c.id as "clientId", (select k.id from platform.company k where k.client_id = c.id order by k.name limit 1) as "companyId",
            array(select e.id from rh.employee e where e.client_id = c.id and e.status = 'active'
                   order by md5(e.id::text) limit ${distinct}) as "employeeIds",
            array(select distinct left(split_part(e.search_text, ' ', 1), 4) from rh.employee e
                   where e.client_id = c.id and e.status = 'active' and e.search_text ~ '^[a-z]{4}' order by 1 limit ${distinct}) as words
       from platform.client c
      where c.slug like 'banc-%'
      order by split_part(c.slug, '-', 2)::int
      limit ${clients}`,
  )
  return { clients: rows as Known['clients'] }
}

const turn = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

const headersOf = (clientId: string, token: string) => ({ authorization: token, clientid: clientId })

const get = (path: string, clientId: string, token: string): LoadRequest => ({
  method: 'GET',
  path: `/api/${path}`,
  headers: headersOf(clientId, token),
})

let created = 0

/** Somebody who resembles nobody: no name, mail or telephone was ever given twice. */
function newcomer(companyId: string) {
  created += 1
  const mark = `${Date.now()}${created}`
  const letters = [...mark].map(digit => String.fromCharCode(97 + Number(digit))).join('')
  return {
    name: `Banc ${letters}`,
    firstname: 'Camille',
    dateOfBirth: `${1965 + (created % 40)}-0${1 + (created % 9)}-1${created % 10}`,
    sex: 1 + (created % 2),
    mail: `${mark}@${newcomersAt}`,
    cellPhone: `+336${String(10_000_000 + (((Date.now() % 1_000_000) * 80 + created) % 89_999_999))}`,
    companyId,
  }
}
