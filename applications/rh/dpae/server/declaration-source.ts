import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { documentSource, type ObjectsOfType, type TypeOfProduct } from '#platform/documents/document-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { dpaeElement } from '../dpae.model.ts'
import { addressOfDpae } from '../dpae-place.model.ts'
import { dpaeScopeOf } from './dpae-scope.ts'

/** What the employer hands over of a declaration before hiring (code du travail, R1221-9). */
export const declarationReceipt: TypeOfProduct = {
  code: 'DPAE_RECEIPT',
  application: rh.code,
  signable: false,
  name: {
    fr: 'Récépissé de DPAE',
    en: 'Receipt of the hiring declaration',
    es: 'Justificante de la declaración de contratación',
    ar: 'إيصال التصريح بالتشغيل',
  },
}

export const objectsOfDeclarationReceipt: ObjectsOfType = {
  typeCode: declarationReceipt.code,
  objects: [
    { name: 'dpae', source: 'dpae' },
    { name: 'employee', source: 'employee' },
    { name: 'company', source: 'company' },
    { name: 'employer', source: 'employer' },
    { name: 'contract', source: 'contract' },
  ],
}

type Row = {
  id: string
  companyId: string
  employeeId: string
  contractId: string
  person: string
  receiptNumber: string
  acceptedOn: string
  acceptedTime: string
}

const rowsOf = (ids: readonly string[]) => sql<Row>`
  select d.id, d.company_id, d.employee_id, d.contract_id, e.name || ' ' || e.firstname as person, d.receipt_number,
         (d.accepted_at at time zone 'Europe/Paris')::date as accepted_on,
         to_char(d.accepted_at at time zone 'Europe/Paris', 'HH24:MI') as accepted_time
    from rh.dpae d join rh.employee e on e.id = d.employee_id
   where d.id in ${eachOf(ids)} and d.cancelled_at is null and e.status <> 'deleted'`

/** What a document may say of a declaration that its organism has accepted. */
export const declarationSource = documentSource<RhTables>({
  key: 'dpae',
  label: 'rh.dpae.one',
  applicationId: rh.id,
  fields: [
    { path: 'receiptNumber', label: 'rh.dpae.receipt', type: 'text', sample: '49260302000123' },
    { path: 'acceptedOn', label: 'rh.dpae.accepted-on', type: 'date', sample: '2026-02-27' },
    { path: 'acceptedTime', label: 'rh.dpae.accepted-time', type: 'text', sample: '14:05' },
  ],
  references: [
    { name: 'employee', label: 'rh.field.employee', source: 'employee', many: false },
    { name: 'company', label: 'field.company', source: 'company', many: false },
    { name: 'employer', label: 'rh.company-settings.employer', source: 'employer', many: false },
    { name: 'contract', label: 'rh.field.contract', source: 'contract', many: false },
  ],
  load: async (db, ids) => {
    const { rows } = await rowsOf(ids).execute(db)
    return new Map(
      rows.map(({ id, companyId, employeeId, contractId, receiptNumber, acceptedOn, acceptedTime }) => [
        id,
        {
          values: { receiptNumber, acceptedOn, acceptedTime },
          references: { employee: [employeeId], company: [companyId], employer: [companyId], contract: [contractId] },
        },
      ]),
    )
  },
  readable: async ({ db, rights }, ids) => {
    const { companyIds } = await dpaeScopeOf({ rights })
    const { rows } = await rowsOf(ids).execute(db)
    return rows.filter(({ companyId }) => companyIds.includes(companyId)).map(({ id }) => id)
  },
  keeps: {
    element: dpaeElement,
    records: async (db, ids) => {
      const { rows } = await rowsOf(ids).execute(db)
      return new Map(
        rows.map(({ id, companyId, employeeId, person }) => [
          id,
          { companyId, name: person, address: addressOfDpae(employeeId) },
        ]),
      )
    },
  },
})
