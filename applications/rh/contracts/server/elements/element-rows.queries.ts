import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ContractAttachment, ContractState, DocumentOfContract } from '../../contract.model.ts'
import type { ElementKind } from '../../contract-element.model.ts'
import { attachments } from '../contract-in-full.queries.ts'
import type { ContractScope } from '../contract-scope.ts'
import { type DocumentedKind, documentsOf } from '../documents-of-records.queries.ts'
import { actsOnElement } from './element-acts.ts'

/** Where the elements of a kind stand, and how they are called where their documents and files are kept. */
export const storedKinds = {
  amendment: { table: 'rh.amendment', documented: 'amendment', column: 'amendmentId', typeCode: 'AMENDMENT' },
  suspension: { table: 'rh.suspension', documented: 'suspension', column: 'suspensionId', typeCode: 'SUSPENSION' },
  endingOfContract: {
    table: 'rh.ending_of_contract',
    documented: 'ending',
    column: 'endingOfContractId',
    typeCode: 'END_OF_CONTRACT',
  },
} as const satisfies Record<
  ElementKind,
  { table: string; documented: DocumentedKind; column: string; typeCode: string }
>

/** What a row of any kind tells. */
export type ElementRow = {
  id: string
  contractId: string
  employeeId: string
  companyId: string
  hiringDate: string
  state: ContractState
  comment: string | null
  documentModelId: string | null
  joinDocumentModel: boolean
  isDocumentOutdated: boolean
  signedAt: string | null
  deliveredAt: string | null
  cancelReason: string | null
  binds: boolean
  isEffective: boolean
  hasStarted: boolean
  version: number
}

type Which = { contractId: string } | { employeeId: string } | { id: string }

const whichOf = (which: Which): RawBuilder<SqlBool> => {
  if ('id' in which) return sql`x.id = ${which.id}`
  return 'contractId' in which ? sql`x.contract_id = ${which.contractId}` : sql`c.employee_id = ${which.employeeId}`
}

type Reading = {
  kind: ElementKind
  /** Its own columns, of `x`, with what is joined to it. */
  columns: RawBuilder<unknown>
  joins?: RawBuilder<unknown>
  binds: RawBuilder<unknown>
  day: RawBuilder<unknown>
}

/** Rows of a kind in the companies of the reader, the newest first; those that were deleted are told to nobody. */
export async function elementRows<Own>(
  db: RhDb,
  { companyIds, today }: ContractScope,
  which: Which,
  { kind, columns, joins = sql``, binds, day }: Reading,
): Promise<(ElementRow & Own)[]> {
  const started = kind === 'amendment' ? sql`x.started_at is not null` : sql`false`
  const { rows } = await sql<ElementRow & Own>`
    select x.id, x.contract_id, c.employee_id, c.company_id, c.hiring_date, x.state, x.comment, x.document_model_id,
           x.join_document_model, x.is_document_outdated, x.signed_at, x.delivered_at, x.cancel_reason, x.version,
           ${binds} as binds, (${binds} and ${day} <= ${today}::date) as is_effective, ${started} as has_started, ${columns}
      from ${sql.table(storedKinds[kind].table)} x
      join rh.employment_contract c on c.id = x.contract_id
      join rh.employee e on e.id = c.employee_id
      ${joins}
     where ${whichOf(which)} and c.company_id in ${eachOf(companyIds)} and e.status <> 'deleted'
       and x.cancel_reason is distinct from 'deleted'
     order by ${day} desc, x.id desc`.execute(db)
  return rows
}

/** What the rows of a kind say in an answer: with their documents, their files and what the reader may do. */
export async function sharedOf(db: RhDb, scope: ContractScope, kind: ElementKind, rows: readonly ElementRow[]) {
  const [documents, files] = await Promise.all([
    documentsOf(db, scope, storedKinds[kind].documented, rows),
    filesOf(db, kind, rows),
  ])
  return (row: ElementRow) => sharedParts(row, { kind, scope, document: documents.get(row.id), files: files(row.id) })
}

async function filesOf(db: RhDb, kind: ElementKind, rows: readonly ElementRow[]) {
  const column = `a.${storedKinds[kind].column}` as const
  const found = await attachments(db)
    .select(`${column} as elementId`)
    .where(column, 'in', eachOf(rows.map(({ id }) => id)))
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .execute()
  return (id: string): ContractAttachment[] =>
    found.filter(({ elementId }) => elementId === id).map(({ elementId: _, ...file }) => file)
}

type Beside = {
  kind: ElementKind
  scope: ContractScope
  document: DocumentOfContract | undefined
  files: ContractAttachment[]
}

function sharedParts(row: ElementRow, { kind, scope, document = undefined, files }: Beside) {
  const { contractId, employeeId, companyId, state, comment, documentModelId, joinDocumentModel } = row
  const { signedAt, deliveredAt, cancelReason, isEffective, version } = row
  return {
    contractId,
    employeeId,
    companyId,
    state,
    comment,
    documentModelId,
    joinDocumentModel,
    document: document ?? null,
    attachment: files,
    signedAt,
    deliveredAt,
    cancelReason,
    isEffective,
    can: actsOnElement(kind, row, scope),
    version,
  }
}
