import * as bare from './bare-queries.ts'
import { type Question, type Staff, turn } from './staff-known.ts'

export const today = new Date().toISOString().slice(0, 10)
const month = `${today.slice(0, 8)}01`
/** The last day of the present month, and the first of the eleventh before it: the twelve months of a dashboard. */
const monthEnd = Temporal.PlainDate.from(month).add({ months: 1 }).subtract({ days: 1 }).toString()
export const yearBefore = Temporal.PlainDate.from(month).subtract({ months: 11 }).toString()
const twelveMonths = `${yearBefore}..${monthEnd}`
const size = 10
const countedBeyondPage = 1_000
const path = 'rh/gestionPersonnel/getPaginatedEmployeesOfClient'

type Listed = {
  page?: number
  tab?: string
  /** Of the query, by its name. */
  filter?: (known: Staff, time: number) => [string, string]
  search?: (known: Staff, time: number) => string
  /** As it stands in both statements; `:value` is what is filtered or searched by. */
  condition?: string
}

const inTab = (tab: string) => (tab === 'all' ? `standing <> 'deleted'` : `standing = '${tab}'`)

/** A page of the staff and its count, which stops where the house stops. */
function listed(name: string, { page = 0, filter, search, tab = 'active', condition = 'true' }: Listed): Question {
  const where = (place: string) => `client_id = $1 and ${inTab(tab)} and ${condition.replaceAll(':value', place)}`
  return {
    name: `liste : ${name}`,
    aim: 50,
    ask: (known, time) => {
      const words = search?.(known, time)
      const [filtered, chosen] = filter?.(known, time) ?? []
      const query = new URLSearchParams({ status: tab, ...(filtered && chosen && { [filtered]: chosen }) })
      const values = condition.includes(':value') ? [words ?? chosen] : []
      return {
        path: `${path}/${known.clientId}/${page}/${size}${words ? `/${encodeURIComponent(words)}` : ''}?${query}`,
        statements: [
          { text: bare.pageWhere(where('$5')), values: [known.clientId, today, size, page * size, ...values] },
          {
            text: bare.countWhere(where('$3')),
            values: [known.clientId, page * size + size + countedBeyondPage + 1, ...values],
          },
        ],
      }
    },
  }
}

const chosen = (name: string, filter: [string, string], condition: string, tab?: string) =>
  listed(name, { filter: () => filter, condition, ...(tab && { tab }) })

const found = (name: string, words: (known: Staff) => readonly string[], condition: string, tab?: string) =>
  listed(name, { search: (known, time) => turn(words(known), time), condition, ...(tab && { tab }) })

const says = `search_text like '%' || kernel.normalise(:value) || '%'`
const saysBoth = `search_text like '%' || kernel.normalise(split_part(:value, ' ', 1)) || '%'
   and search_text like '%' || kernel.normalise(split_part(:value, ' ', 2)) || '%'`
/** Of employees whose contract begins, or ends, from a first day to the end of the month. */
export const moves = (day: string, from: string) => `id in (
  select t.employee_id from rh.employment_contract t
   where t.client_id = $1 and t.binds
     and ${day} between '${from}' and '${monthEnd}')`
const ofFamily = (family: string) => `current_contract_id in (
  select id from rh.employment_contract where client_id = $1 and family = '${family}')`

export const staffLists: readonly Question[] = [
  listed('première page', {}),
  listed('page 20', { page: 19 }),
  listed('page 1 000', { page: 999 }),
  listed('page 7 000', { page: 6_999 }),
  listed('archivés', { tab: 'archived' }),
  listed('entre deux saisons', { tab: 'between_seasons' }),
  listed('tous', { tab: 'all' }),
  listed('une société', {
    filter: ({ companyIds }, time) => ['companyId', turn(companyIds, time)],
    condition: 'company_id = :value',
  }),
  listed('un site', {
    filter: ({ siteIds }, time) => ['siteId', turn(siteIds, time)],
    condition: 'current_site_id = :value',
  }),
  listed('une unité', {
    filter: ({ unitIds }, time) => ['unitId', turn(unitIds, time)],
    condition: 'current_unit_id = :value',
  }),
  chosen('sans site', ['siteId', 'none'], 'current_site_id is null'),
  listed('un poste', {
    filter: ({ positionIds }, time) => ['positionId', turn(positionIds, time)],
    condition: 'current_position_id = :value',
  }),
  chosen('femmes', ['sex', 'female'], 'sex = 2'),
  chosen('suspendus', ['situation', 'suspended'], `situation = 'suspended'`),
  chosen('à venir', ['situation', 'upcoming'], `situation = 'upcoming'`),
  chosen('saisonniers', ['family', 'seasonal'], ofFamily('seasonal')),
  chosen('apprentis', ['family', 'apprenticeship'], ofFamily('apprenticeship')),
  chosen('Marocains', ['citizenship', 'MA'], `citizenship_cog = '99350'`),
  chosen('Suisses', ['citizenship', 'CH'], `citizenship_cog = '99140'`),
  chosen('une pièce manque', ['missing', 'any'], `missing <> '{}'`),
  chosen('le titre de travail manque', ['missing', 'workPermit'], `missing @> array['workPermit']`),
  chosen('arrivées du mois', ['thisMonth', 'starting'], moves('lower(t.period)', month), 'all'),
  chosen('sorties du mois', ['thisMonth', 'ending'], moves('upper(t.period) - 1', month), 'all'),
  chosen('arrivées de 12 mois', ['starting', twelveMonths], moves('lower(t.period)', yearBefore), 'all'),
  chosen('sorties de 12 mois', ['ending', twelveMonths], moves('upper(t.period) - 1', yearBefore), 'all'),
  found('recherche de 4 lettres', ({ words }) => words, says),
  found('recherche d’un nom', ({ names }) => names, says),
  found('recherche de 2 mots', ({ fullNames }) => fullNames, saysBoth),
  found('recherche d’un matricule', ({ numbers }) => numbers, says),
  found('recherche d’un mail', ({ mails }) => mails, says),
  found('recherche parmi tous', ({ names }) => names, says, 'all'),
  found('recherche sans réponse', () => ['xylophone'], says),
]
