import type { LoadRequest } from 'autocannon'
import { newcomersAt, run } from './fill.ts'

/** Whom the errands may name in the client that they are put to. */
export type Known = { clientId: string; companyId: string; employeeIds: string[]; words: string[] }

/** Something that a person does; the share of the bare server's pace that it must keep, and the one aimed at, in %. */
export type Errand = {
  name: string
  floor: number
  aim: number
  requests(known: Known, token: string): LoadRequest[]
}

const pageSize = 10
const distinct = 200

const list = (name: string, pages: (known: Known) => readonly string[]): Errand => ({
  name,
  floor: 60,
  aim: 75,
  requests: (known, token) =>
    pages(known).map(page =>
      get(`rh/gestionPersonnel/getPaginatedEmployeesOfClient/${known.clientId}/${page}`, known, token),
    ),
})

export const errands: readonly Errand[] = [
  list('première page', () => [`0/${pageSize}`]),
  list('page 20', () => [`19/${pageSize}`]),
  list('recherche de 4 lettres', ({ words }) => words.map(word => `0/${pageSize}/${word}`)),
  {
    name: 'une fiche par son id',
    floor: 35,
    aim: 50,
    requests: (known, token) => known.employeeIds.map(id => get(`employees/${id}`, known, token)),
  },
  {
    name: 'une création',
    floor: 45,
    aim: 60,
    requests: (known, token) => [
      {
        method: 'POST',
        path: '/api/rh/gestionPersonnel/createEmployee',
        headers: { ...headersOf(known, token), 'content-type': 'application/json' },
        setupRequest: request => ({ ...request, body: JSON.stringify({ employee: newcomer(known.companyId) }) }),
      },
    ],
  },
]

/** Reads, as the installer, whom the errands may name: people of the first client, and the beginnings of their names. */
export async function known(database: string): Promise<Known> {
  const [row] = await run(
    database,
    `select c.id as "clientId",
            (select k.id from platform.company k where k.client_id = c.id order by k.name limit 1) as "companyId",
            array(select e.id from rh.employee e where e.client_id = c.id and e.status = 'active'
                   order by md5(e.id::text) limit ${distinct}) as "employeeIds",
            array(select distinct left(e.search_text, 4) from rh.employee e
                   where e.client_id = c.id and e.status = 'active' and e.search_text ~ '^[a-z]{4}'
                   order by 1 limit ${distinct}) as words
       from platform.client c
      where c.slug = 'banc-1'`,
  )
  return row as Known
}

const headersOf = ({ clientId }: Known, token: string) => ({ authorization: token, clientid: clientId })

const get = (path: string, known: Known, token: string): LoadRequest => ({
  method: 'GET',
  path: `/api/${path}`,
  headers: headersOf(known, token),
})

let created = 0

/** Somebody who resembles nobody: no name, mail or telephone is given twice. */
function newcomer(companyId: string) {
  created += 1
  const mark = `${Date.now()}${created}`
  return {
    name: `Banc ${mark.replace(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))}`,
    firstname: 'Camille',
    dateOfBirth: `${1965 + (created % 40)}-0${1 + (created % 9)}-1${created % 10}`,
    sex: 1 + (created % 2),
    mail: `${mark}@${newcomersAt}`,
    cellPhone: `+336${String(10_000_000 + created)}`,
    companyId,
  }
}
