import * as bare from './bare-queries.ts'
import { type Question, type Staff, turn } from './staff-known.ts'
import { moves, staffLists, today, yearBefore } from './staff-lists.ts'

type Values = (known: Staff, time: number) => string[]

/** `$1` of the statement is the client, the next ones are the values; the last of them is `:of` in the address. */
const asked = (name: string, aim: number, path: string, text: string, of: Values = () => []): Question => ({
  name,
  aim,
  ask: (known, time) => {
    const values = of(known, time)
    return {
      path: path.replace(':of', values.at(-1) ?? ''),
      statements: [{ text, values: [known.clientId, ...values] }],
    }
  },
})

const company: Values = ({ companyIds }, time) => [turn(companyIds, time)]
const site: Values = ({ siteIds }, time) => [turn(siteIds, time)]
const unit: Values = ({ unitIds }, time) => [turn(unitIds, time)]
const employee: Values = ({ employeeIds }, time) => [turn(employeeIds, time)]

/** Figures are to take 200 ms among 20,000 people: here are five times as many. */
const ofFigures = 5 * 200

const gestion = 'rh/gestionPersonnel'
const active = `from rh.employee where client_id = $1 and standing = 'active'`
const headcountOf = (column: string, id: string) => `(
  select count(*) from rh.employee e where e.client_id = $1 and e.${column} = ${id} and e.standing = 'active')`
const weeks = (condition: string) => `
  select week, (select count(distinct c.employee_id) from rh.employment_contract c
                 where c.client_id = $1 and c.state = 'signed' and c.period @> week::date and ${condition})
    from generate_series(date '${today}' - 175, date '${today}', interval '7 days') week`
const wereThere = `exists (
  select from rh.site_assignment f
   where f.client_id = $1 and f.employee_id = c.employee_id and f.superseded_at is null and f.site_id = $2)`

/** The tile of a dashboard over twelve months. */
const movesOfYear = (name: string, panel: string, day: string, of?: Values) =>
  asked(
    `${name}, 12 mois`,
    200,
    `dashboards/panels/${panel}?period=twelveMonths${of ? '&siteId=:of' : ''}`,
    `select count(*) from rh.employee
      where client_id = $1 and standing <> 'deleted' and ${moves(day, yearBefore)} ${of ? 'and current_site_id = $2' : ''}`,
    of,
  )

const waitsForDeclaration = `binds and declaration in ('to_do', 'scheduled', 'in_progress', 'rejected', 'outdated')
    and (final_day is null or final_day >= date '${today}')`

/** A first page of contracts, and the one of those whose person bears a name. */
const listOfContracts = (name: string, path: string, order: string, condition: string, query = '') => [
  asked(
    `${name} : première page`,
    50,
    `${path}${query}`,
    `select c.* from rh.employment_contract c where c.client_id = $1 and ${condition} order by c.${order} limit 10`,
  ),
  asked(
    `${name} : recherche d’un nom`,
    50,
    `${path}/:of${query}`,
    `select c.* from rh.employment_contract c join rh.employee e on e.client_id = $1 and e.id = c.employee_id
      where c.client_id = $1 and e.search_text like '%' || kernel.normalise($2) || '%' and ${condition}
      order by c.${order} limit 10`,
    ({ names }, time) => [turn(names, time)],
  ),
]

export const staffQuestions: readonly Question[] = [
  ...staffLists,
  asked(
    'chiffres des onglets',
    ofFigures,
    `${gestion}/getEmployeeFigures`,
    `select company_id, standing, count(*) from rh.employee where client_id = $1 and standing <> 'deleted' group by 1, 2`,
  ),
  asked(
    'arbre de 400 unités',
    50,
    'rh/workplaces/tree',
    `select current_site_id, current_unit_id, current_subunit_id, count(*) ${active} group by 1, 2, 3`,
  ),
  asked(
    'sites d’une société',
    50,
    `${gestion}/getPaginatedSitesOfCompany/:of/active/0/10`,
    `select s.*, ${headcountOf('current_site_id', 's.id')} from rh.site s
      where s.client_id = $1 and s.company_id = $2 and s.archived_at is null order by s.search_text, s.id limit 10`,
    company,
  ),
  asked(
    'qui travaille dans une unité',
    50,
    'rh/workplaces/people/:of/0/10',
    `select id, firstname, name ${active} and current_unit_id = $2 order by search_text, id limit 10`,
    unit,
  ),
  asked(
    'postes',
    50,
    `${gestion}/getPaginatedPosts?currentPage=0&pageSize=10`,
    `select p.*, ${headcountOf('current_position_id', 'p.id')} from rh.position p
      where p.client_id = $1 and p.archived_at is null order by p.search_text, p.id limit 10`,
  ),
  asked(
    'documents qui expirent',
    50,
    'employees/documents/expirable?page=0&size=10',
    `select * from rh.employee_document
      where client_id = $1 and superseded_at is null and expiration_date <= date '${today}' + 90
      order by expiration_date, id limit 10`,
  ),
  asked(
    'documents qui expirent, recherche',
    50,
    'employees/documents/expirable?page=0&size=10&search=:of',
    `select d.* from rh.employee_document d join rh.employee e on e.client_id = $1 and e.id = d.employee_id
      where d.client_id = $1 and d.superseded_at is null and d.expiration_date <= date '${today}' + 90
        and e.search_text like '%' || kernel.normalise($2) || '%'
      order by d.expiration_date, d.id limit 10`,
    ({ words }, time) => [turn(words, time)],
  ),
  asked('dossier', 20, 'employees/:of', bare.file, (known, time) => [today, ...employee(known, time)]),
  asked(
    'historique des conditions',
    20,
    `${gestion}/getPackageHistoryOfEmployee/:of`,
    'select * from rh.package_element where client_id = $1 and employee_id = $2 order by activation_date desc',
    employee,
  ),
  asked(
    'historique des lieux',
    20,
    `${gestion}/getSiteHistoryOfEmployee/:of`,
    'select * from rh.site_assignment where client_id = $1 and employee_id = $2 order by activation_date desc',
    employee,
  ),
  asked(
    'indicateurs, toute la page',
    ofFigures,
    'rh/indicators/staff',
    `select current_site_id, current_unit_id, sex, count(*) ${active} group by 1, 2, 3`,
  ),
  asked(
    'indicateurs d’un site',
    ofFigures,
    'rh/indicators/staff?siteId=:of',
    `select current_unit_id, sex, count(*) ${active} and current_site_id = $2 group by 1, 2`,
    site,
  ),
  ...listOfContracts('contrats', 'rh/contracts/list/0/10', 'hiring_date desc, c.id desc', 'true'),
  ...listOfContracts('DPAE à faire', 'rh/dpae/list/0/10', 'starts_at, c.id', waitsForDeclaration, '?tab=todo'),
  ...listOfContracts(
    'DPAE acceptées',
    'rh/dpae/list/0/10',
    'starts_at, c.id',
    `declaration = 'accepted'`,
    '?tab=accepted',
  ),
  movesOfYear('arrivées', 'rhArrivals', 'lower(t.period)'),
  movesOfYear('sorties', 'rhDepartures', 'upper(t.period) - 1'),
  movesOfYear('arrivées d’un site', 'rhArrivals', 'lower(t.period)', site),
  asked(
    'les actifs, 200 nommés',
    ofFigures,
    'employees/active',
    `select id, name, firstname, count(*) over () ${active} order by search_text, id limit 200`,
  ),
  asked('effectif de 26 semaines', ofFigures, 'rh/indicators/headcount', weeks('true')),
  asked('effectif d’un site, 26 semaines', ofFigures, 'rh/indicators/headcount?siteId=:of', weeks(wereThere), site),
]
