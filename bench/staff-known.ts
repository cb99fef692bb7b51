import { run } from './fill.ts'

/** Whom and what the questions about the staff name, in the client that they are put to. */
export type Staff = {
  clientId: string
  companyIds: string[]
  siteIds: string[]
  unitIds: string[]
  positionIds: string[]
  employeeIds: string[]
  /** The first four letters of names. */
  words: string[]
  names: string[]
  fullNames: string[]
  numbers: string[]
  mails: string[]
}

export type Statement = { text: string; values: unknown[] }

/** Something asked of the staff; `aim`: milliseconds at the server. */
export type Question = {
  name: string
  aim: number
  /** For the n-th time: the address below /api/, and what a developer asks of the database for it without a house. */
  ask(known: Staff, time: number): { path: string; statements: Statement[] }
}

const sample = 100

/** Reads them as the installer, the same ones at each run. */
export async function staffOf(database: string): Promise<Staff> {
  const of = (what: string, from: string) =>
    `array(select ${what} from ${from} where client_id = c.id order by md5(id::text) limit ${sample})`
  const [row] = await run(
    database,
    `select c.id as "clientId",
            ${of('id', 'platform.company')} as "companyIds",
            ${of('id', 'rh.site')} as "siteIds",
            ${of('id', 'rh.unit')} as "unitIds",
            ${of('id', 'rh.position')} as "positionIds",
            ${of('id', `(select * from rh.employee where standing = 'active') e`)} as "employeeIds",
            ${of('left(search_text, 4)', `(select * from rh.employee where search_text ~ '^[a-z]{4}') e`)} as words,
            ${of('name', 'rh.employee')} as names,
            ${of(`split_part(name, ' ', 1) || ' ' || split_part(firstname, ' ', 1)`, 'rh.employee')} as "fullNames",
            ${of('mail', '(select * from rh.employee where mail is not null) e')} as mails,
            array(select number from rh.payroll_number where client_id = c.id order by md5(number) limit ${sample}) as numbers
       from platform.client c
      where c.slug = 'banc-1'`,
  )
  return row as Staff
}

/** Another one each time, and the first again after the last. */
export const turn = <Value>(values: readonly Value[], time: number) => values[time % values.length] as Value
