import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { type DocumentSource, documentSource, type LoadedRecord } from '#platform/documents/document-source.slot.ts'
import { labelOfReason } from '#rh/contract-rules/element-reasons.model.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { contractsElement } from '../../contract.model.ts'
import type { ElementKind } from '../../contract-element.model.ts'
import { addressOfContracts } from '../../contracts-place.model.ts'
import { contractScopeOf } from '../contract-scope.ts'
import { storedKinds } from './element-rows.queries.ts'

type Publishing = {
  kind: ElementKind
  label: string
  fields: DocumentSource['fields']
  /** Its columns, of `x`, by the paths of the fields. */
  values(db: RhDb, ids: readonly string[]): Promise<readonly ({ id: string } & LoadedRecord['values'])[]>
}

type Owned = { id: string; contractId: string; companyId: string; employeeId: string; name: string }

const owners = (kind: ElementKind, ids: readonly string[]) => sql<Owned>`
  select x.id, x.contract_id, c.company_id, c.employee_id, concat_ws(' · ', e.name || ' ' || e.firstname, c.number) as name
    from ${sql.table(storedKinds[kind].table)} x
    join rh.employment_contract c on c.id = x.contract_id
    join rh.employee e on e.id = c.employee_id
   where x.id in ${eachOf(ids)} and e.status <> 'deleted' and x.cancel_reason is distinct from 'deleted'`

/** What a document may say of an element of a contract, and of its contract, person and company. */
const sourceOf = ({ kind, label, fields, values }: Publishing) =>
  documentSource<RhTables>({
    key: storedKinds[kind].documented,
    label,
    applicationId: rh.id,
    fields,
    references: [
      { name: 'contract', label: 'rh.field.contract', source: 'contract', many: false },
      { name: 'employee', label: 'rh.field.employee', source: 'employee', many: false },
      { name: 'company', label: 'field.company', source: 'company', many: false },
      { name: 'employer', label: 'rh.company-settings.employer', source: 'employer', many: false },
    ],
    load: async (db, ids) => {
      const { rows } = await owners(kind, ids).execute(db)
      const said = new Map((await values(db, ids)).map(({ id, ...row }) => [id, row as LoadedRecord['values']]))
      return new Map(
        rows.map(({ id, contractId, employeeId, companyId }) => [
          id,
          {
            values: said.get(id) ?? {},
            references: { contract: [contractId], employee: [employeeId], company: [companyId], employer: [companyId] },
          },
        ]),
      )
    },
    readable: async ({ db, ...given }, ids) => {
      const { companyIds } = await contractScopeOf(given)
      const { rows } = await owners(kind, ids).execute(db)
      return rows.filter(({ companyId }) => companyIds.includes(companyId)).map(({ id }) => id)
    },
    keeps: {
      element: contractsElement,
      records: async (db, ids) => {
        const { rows } = await owners(kind, ids).execute(db)
        return new Map(
          rows.map(({ id, companyId, employeeId, name }) => [
            id,
            { companyId, name, address: addressOfContracts(employeeId) },
          ]),
        )
      },
    },
  })

export const amendmentSource = sourceOf({
  kind: 'amendment',
  label: 'rh.element.amendment',
  fields: [
    { path: 'activationDate', label: 'rh.element.activation-date', type: 'date', sample: '2026-06-01' },
    { path: 'newEndDate', label: 'rh.element.new-end', type: 'date', sample: '2026-12-31' },
    { path: 'newTrialEnd', label: 'rh.element.new-trial-end', type: 'date', sample: '2026-07-31' },
    { path: 'reason', label: 'field.reason', type: 'text', sample: 'Renfort de l’équipe de conditionnement' },
    { path: 'changes', label: 'rh.element.changes', type: 'list', sample: 'Cheffe d’équipe, 35 heures' },
    { path: 'other', label: 'rh.element.other', type: 'text', sample: 'Une clé du magasin lui est confiée.' },
  ],
  values: async (db, ids) => {
    const { rows } = await sql<{ id: string } & LoadedRecord['values']>`
      select x.id, x.activation_date, x.end_of_contract_date as new_end_date, x.trial_period_date as new_trial_end,
             x.reason, x.other_conditions as other,
             array_remove(array[p.name, h.label, s.name, u.name, b.name], null) as changes
        from rh.amendment x
        left join rh.position p on p.id = x.position_id
        left join rh.work_time h on h.id = x.work_time_id
        left join rh.site s on s.id = x.site_id
        left join rh.unit u on u.id = x.unit_id
        left join rh.subunit b on b.id = x.subunit_id
       where x.id in ${eachOf(ids)}`.execute(db)
    return rows
  },
})

export const suspensionSource = sourceOf({
  kind: 'suspension',
  label: 'rh.element.suspension',
  fields: [
    { path: 'startDate', label: 'field.start', type: 'date', sample: '2026-07-01' },
    { path: 'endDate', label: 'field.end', type: 'date', sample: '2026-07-31' },
    { path: 'reason', label: 'field.reason', type: 'text', sample: 'Congé non rémunéré' },
  ],
  values: async (db, ids) => {
    const rows = await db
      .selectFrom('rh.suspension')
      .select(['id', 'startingDate as startDate', 'endingDate as endDate', 'reasonCode'])
      .where('id', 'in', eachOf(ids))
      .execute()
    return rows.map(({ reasonCode, ...row }) => ({
      ...row,
      reason: labelOfReason('suspension', reasonCode, row.startDate),
    }))
  },
})

export const endingSource = sourceOf({
  kind: 'endingOfContract',
  label: 'rh.element.endingOfContract',
  fields: [
    { path: 'endDate', label: 'field.lastDay', type: 'date', sample: '2026-10-31' },
    { path: 'reason', label: 'field.reason', type: 'text', sample: 'Démission' },
    { path: 'notificationDate', label: 'rh.element.notification-date', type: 'date', sample: '2026-09-30' },
    { path: 'signatureDate', label: 'rh.element.signature-date', type: 'date', sample: '2026-09-30' },
    { path: 'procedureDate', label: 'rh.element.procedure-date', type: 'date', sample: '2026-09-15' },
  ],
  values: async (db, ids) => {
    const rows = await db
      .selectFrom('rh.ending_of_contract')
      .select(['id', 'endingDate as endDate', 'notificationDate', 'signatureDate', 'procedureDate', 'reasonCode'])
      .where('id', 'in', eachOf(ids))
      .execute()
    return rows.map(({ reasonCode, ...row }) => ({ ...row, reason: labelOfReason('ending', reasonCode, row.endDate) }))
  },
})
