import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { documentSource } from '#platform/documents/document-source.slot.ts'
import { daysBetween } from '#rh/contract-rules/contract-facts.model.ts'
import { dsnOn } from '#rh/contract-terms/type-of-contract.model.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { contractsElement } from '../contract.model.ts'
import { contractScopeOf } from './contract-scope.ts'
import { pageOfContracts } from './page-of-contracts.queries.ts'

/** What a document may say of a contract; what it pays is told by nothing here. */
export const contractSource = documentSource<RhTables>({
  key: 'contract',
  label: 'rh.field.contract',
  applicationId: rh.id,
  fields: [
    { path: 'number', label: 'field.number', type: 'text', sample: '2026-0147' },
    { path: 'typeLabel', label: 'rh.field.typeOfContract', type: 'text', sample: 'CDD saisonnier' },
    { path: 'position', label: 'rh.field.position', type: 'text', sample: 'Cueilleur de tomates' },
    { path: 'reason', label: 'rh.contract.reason', type: 'text', sample: 'Emploi saisonnier' },
    { path: 'reasonText', label: 'rh.contract.reason-text', type: 'text', sample: 'Récolte des tomates sous serre' },
    { path: 'replacedPerson', label: 'rh.contract.replaced-person', type: 'text', sample: 'Jeanne Morel' },
    {
      path: 'replacedQualification',
      label: 'rh.contract.replaced-qualification',
      type: 'text',
      sample: 'Cheffe d’équipe',
    },
    { path: 'hiringDate', label: 'rh.field.hiringDate', type: 'date', sample: '2026-03-02' },
    { path: 'hiringTime', label: 'rh.contract.hiring-time', type: 'text', sample: '08:00' },
    { path: 'endDate', label: 'rh.field.endOfContractDate', type: 'date', sample: '2026-10-31' },
    { path: 'minimumDuration', label: 'rh.contract.minimum-duration', type: 'number', sample: '60' },
    { path: 'trialEnd', label: 'rh.field.trialPeriodDate', type: 'date', sample: '2026-03-15' },
    { path: 'trialDays', label: 'rh.contract.trial-days', type: 'number', sample: '14' },
    { path: 'workTime', label: 'rh.field.workTime', type: 'text', sample: 'Temps complet, 35 h' },
    { path: 'distribution', label: 'rh.contract.distribution', type: 'list', sample: 'lundi 7 h, mardi 7 h' },
    { path: 'partTime', label: 'rh.contract.part-time', type: 'boolean', sample: 'false' },
    { path: 'weeklyHours', label: 'rh.contract.weekly-hours', type: 'number', sample: '35' },
    { path: 'site', label: 'rh.field.site', type: 'text', sample: 'Serre nord' },
    { path: 'unit', label: 'rh.field.unit', type: 'text', sample: 'Tomates' },
    { path: 'subunit', label: 'rh.field.subunit', type: 'text', sample: 'Chapelle 3' },
  ],
  references: [
    { name: 'employee', label: 'rh.field.employee', source: 'employee', many: false },
    { name: 'company', label: 'field.company', source: 'company', many: false },
    { name: 'employer', label: 'rh.company-settings.employer', source: 'employer', many: false },
    { name: 'pay', label: 'rh.contract.remuneration', source: 'pay', many: false },
  ],
  load: async (db, ids) => {
    const rows = await db
      .selectFrom('rh.employment_contract as c')
      .innerJoin('rh.type_of_contract as t', 't.id', 'c.typeOfContractId')
      .innerJoin('rh.position as p', 'p.id', 'c.positionId')
      .leftJoin('rh.work_time as h', 'h.id', 'c.workTimeId')
      .leftJoin('rh.site as s', 's.id', 'c.siteId')
      .leftJoin('rh.unit as u', 'u.id', 'c.unitId')
      .leftJoin('rh.subunit as b', 'b.id', 'c.subunitId')
      .select(['c.id', 'c.number', 't.libelle as typeLabel', 'p.name as position', 'c.reasonCode', 'c.reasonText'])
      .select(['c.replacedPerson', 'c.replacedQualification', 'c.hiringDate', 'c.finalDay as endDate'])
      .select(['c.minimumDurationDays as minimumDuration', 'c.trialPeriodDate as trialEnd', 'h.weeklyHours'])
      .select(['h.label as workTime', 'h.distribution', 'c.isPartTime as partTime'])
      .select(['s.name as site', 'u.name as unit', 'b.name as subunit', 'c.employeeId', 'c.companyId'])
      .select(sql<string>`to_char(c.hiring_time, 'HH24:MI')`.as('hiringTime'))
      .where('c.id', 'in', eachOf(ids))
      .execute()
    return new Map(
      rows.map(({ id, employeeId, companyId, reasonCode, weeklyHours, distribution, ...row }) => [
        id,
        {
          values: {
            ...row,
            reason: dsnOn('reason', row.hiringDate).find(({ code }) => code === reasonCode)?.label ?? null,
            trialDays: row.trialEnd && daysBetween(row.hiringDate, row.trialEnd),
            weeklyHours: weeklyHours === null ? null : Number(weeklyHours),
            distribution: distribution && daysOfWeek(distribution.map(Number)),
          },
          references: { employee: [employeeId], company: [companyId], employer: [companyId], pay: [id] },
        },
      ]),
    )
  },
  readable: async ({ db, ...given }, ids) => {
    const { companyIds } = await contractScopeOf(given)
    const rows = await db
      .selectFrom('rh.employment_contract')
      .select('id')
      .where('id', 'in', eachOf(ids))
      .where('companyId', 'in', eachOf(companyIds))
      .execute()
    return rows.map(({ id }) => id)
  },
  keeps: {
    element: contractsElement,
    records: async (db, ids) => {
      const rows = await db
        .selectFrom('rh.employment_contract as c')
        .innerJoin('rh.employee as e', 'e.id', 'c.employeeId')
        .select(['c.id', 'c.number', 'c.companyId', 'c.employeeId', 'e.name', 'e.firstname'])
        .where('c.id', 'in', eachOf(ids))
        .where('e.status', '<>', 'deleted')
        .execute()
      return new Map(
        rows.map(({ id, number, companyId, employeeId, name, firstname }) => [
          id,
          {
            companyId,
            name: `${name} ${firstname} · ${number}`,
            address: `/RH/gestion_du_personnel/salaries/${employeeId}?tab=contracts`,
          },
        ]),
      )
    },
  },
  find: async ({ db, ...given }, words) => {
    const asked = { search: words || undefined, page: 0, size: 10, sort: '-hiringDate' } as const
    const { items } = await pageOfContracts(db, await contractScopeOf(given), asked)
    return items.map(({ id, firstname, name, number }) => ({ id, label: `${name} ${firstname} · ${number}` }))
  },
})

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** The hours of each day that is worked, in French as the contract is written. */
const daysOfWeek = (hours: readonly number[]) =>
  days.flatMap((day, index) => (hours[index] ? [`${day} ${hours[index].toLocaleString('fr-FR')} h`] : []))
