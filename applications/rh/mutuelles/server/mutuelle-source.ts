import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { documentSource } from '#platform/documents/document-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { mutuellesElement } from '../mutuelle.model.ts'
import { addressOfMutuelles } from '../mutuelles-place.model.ts'
import { mutuelleScopeOf } from './mutuelle-scope.ts'

type Row = {
  id: string
  employeeId: string
  companyId: string
  contractId: string | null
  organism: string | null
  startDate: string
  endDate: string | null
  isAdhesion: boolean
  exemptionReason: string | null
  requestedOn: string
}

const rowsOf = (ids: readonly string[]) => sql<Row>`
  select m.id, m.employee_id, m.company_id, m.contract_id, o.name as organism, m.starting_date as start_date, m.ending_date as end_date, m.subscribed as is_adhesion, m.exemption_reason,
         (m.created_at at time zone 'Europe/Paris')::date as requested_on
    from rh.mutuelle m
    join rh.employee e on e.id = m.employee_id
    left join rh.insurance_organism o on o.id = m.insurance_organism_id
   where m.id in ${eachOf(ids)} and m.state <> 'cancelled' and e.status <> 'deleted'`

type Owner = { id: string; employeeId: string; companyId: string; person: string }

const ownersOf = (ids: readonly string[]) => sql<Owner>`
  select m.id, m.employee_id, m.company_id, e.name || ' ' || e.firstname as person
    from rh.mutuelle m join rh.employee e on e.id = m.employee_id
   where m.id in ${eachOf(ids)} and m.state <> 'cancelled' and e.status <> 'deleted'`

/** What a document may say of somebody's health cover, or of his dispense. */
export const mutuelleSource = documentSource<RhTables>({
  key: 'mutuelle',
  label: 'rh.mutuelle.cover',
  applicationId: rh.id,
  fields: [
    { path: 'organism', label: 'rh.mutuelle.organism', type: 'text', sample: 'Agrica Prévoyance' },
    { path: 'startDate', label: 'field.start', type: 'date', sample: '2026-03-02' },
    { path: 'endDate', label: 'field.end', type: 'date', sample: '2026-10-31' },
    { path: 'isAdhesion', label: 'rh.mutuelle.adhesion', type: 'boolean', sample: 'true' },
    { path: 'exemptionReason', label: 'rh.mutuelle.ground', type: 'text', sample: 'CSS' },
    { path: 'requestedOn', label: 'rh.mutuelle.requested-on', type: 'date', sample: '2026-02-20' },
  ],
  references: [
    { name: 'employee', label: 'rh.field.employee', source: 'employee', many: false },
    { name: 'company', label: 'field.company', source: 'company', many: false },
    { name: 'contract', label: 'rh.field.contract', source: 'contract', many: false },
  ],
  load: async (db, ids) => {
    const { rows } = await rowsOf(ids).execute(db)
    return new Map(
      rows.map(({ id, employeeId, companyId, contractId, ...values }) => [
        id,
        {
          values,
          references: { employee: [employeeId], company: [companyId], contract: contractId ? [contractId] : [] },
        },
      ]),
    )
  },
  readable: async ({ db, ...given }, ids) => {
    const { companyIds } = await mutuelleScopeOf(given)
    const { rows } = await ownersOf(ids).execute(db)
    return rows.filter(({ companyId }) => companyIds.includes(companyId)).map(({ id }) => id)
  },
  keeps: {
    element: mutuellesElement,
    records: async (db, ids) => {
      const { rows } = await ownersOf(ids).execute(db)
      return new Map(
        rows.map(({ id, companyId, employeeId, person }) => [
          id,
          { companyId, name: person, address: addressOfMutuelles(employeeId) },
        ]),
      )
    },
  },
})
