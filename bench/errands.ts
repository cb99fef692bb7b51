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

const list = (
  name: string,
  paths: (known: Known) => readonly string[],
  [floor, aim]: [number, number] = [60, 75],
): Errand => ({
  name,
  floor,
  aim,
  requests: (known, token) => paths(known).map(path => get(path, known, token)),
})

const staff = (name: string, pages: (known: Known) => readonly string[]) =>
  list(name, known =>
    pages(known).map(page => `rh/gestionPersonnel/getPaginatedEmployeesOfClient/${known.clientId}/${page}`),
  )

/** Questions that are put together from several sources, for what this reader may know: planned at each request. */
const plannedAnew: [number, number] = [25, 40]

const directory = (name: string, pages: (known: Known) => readonly string[]) =>
  list(`annuaire : ${name}`, known => pages(known).map(page => `directory/contacts/${page}`), plannedAnew)

export const errands: readonly Errand[] = [
  staff('première page', () => [`0/${pageSize}`]),
  staff('page 20', () => [`19/${pageSize}`]),
  staff('recherche de 4 lettres', ({ words }) => words.map(word => `0/${pageSize}/${word}`)),
  directory('première page', () => [`0/${pageSize}`]),
  directory('recherche de 4 lettres', ({ words }) => words.map(word => `0/${pageSize}/${word}`)),
  list('annuaire : groupes', () => ['directory/groups'], plannedAnew),
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
