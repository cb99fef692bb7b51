import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Finding } from '#rh/contract-rules/finding.model.ts'
import type { Check, RuleOverride } from '../../contract.model.ts'
import type { ElementKind, ElementOfContract } from '../../contract-element.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { keepFile, pageShape } from '../attachments.ts'
import { inWords } from '../checks-of-contract.ts'
import { type ContractScope, contractScopeOf } from '../contract-scope.ts'
import { refuseFindings } from '../refuse-findings.ts'
import { requireModel } from '../require-model.ts'
import { takeBackEnvelope } from '../take-back-envelope.ts'
import { withoutOverlap } from '../without-overlap.ts'
import { elementById } from './elements.queries.ts'
import { storedKinds } from './element-rows.queries.ts'
import { type ContractToChange, contractOfElement, elementToChange } from './element-to-change.ts'
import { settleElement } from './settle-element.ts'

type Calls = typeof contractElementsCalls
export type Creating = Given<Calls['createSuspension'], RhTables>
type Edited = InputOf<Calls['editAmendment'] | Calls['editSuspension'] | Calls['editEndingOfContract']>
type Sent = InputOf<Calls['createAmendment'] | Calls['createSuspension'] | Calls['createEndingOfContract']> | Edited

/** What stands, of an edition; and what a kind makes of what was sent. */
export type Writing = {
  db: RhDb
  scope: ContractScope
  contract: ContractToChange
  given: Pick<Creating, 'rights' | 'caller' | 'clock' | 'language' | 'say'>
  id: string | null
}
export type Written = {
  /** Its own columns, by their names in the database. */
  columns: Readonly<Record<string, string | number | boolean | null>>
  findings: readonly Finding[]
  ruleOverrides?: readonly RuleOverride[]
}

type Of<Kind extends ElementKind> = Extract<ElementOfContract, { kind: Kind }>

/**
 * Writes an element of a contract, new or over what stands: made out at once where no document is joined.
 * @throws Refusal 404; 403; 400 by the rules; 409 TRANSITION_INVALID, VERSION_CONFLICT
 */
export async function writeElement<Kind extends ElementKind, Input extends Sent>(
  kind: Kind,
  { uploads, ...given }: Creating,
  input: Input,
  judge: (writing: Writing) => Promise<Written>,
): Promise<Of<Kind> & { checks: Check[] }> {
  const place = { folder: given.caller.clientId as string, drawnAs: pageShape }
  return withPictures(given, uploads.attachment ?? [], place, async (db: RhDb, [file]) => {
    const scope = await contractScopeOf(given)
    const id = 'id' in input ? input.id : null
    const standing = id ? await elementToWrite(db, scope, kind, { ...(input as Edited), id }) : null
    if (id) await takeBackEnvelope({ ...given, db }, { kind: storedKinds[kind].documented, id })
    const contract = await contractOfElement(db, scope, { contractId: input.contractId, beside: id })
    const { columns, findings, ruleOverrides = [] } = await judge({ db, scope, contract, given, id })
    const passesRules = scope.passesRules(contract.companyId)
    refuseFindings(given, findings, { ruleOverrides, passesRules })
    const { joinDocumentModel, comment, documentModelId } = input
    const { column, typeCode } = storedKinds[kind]
    await requireModel(db, { id: documentModelId, types: [typeCode], field: 'documentModelId' })
    const saved = await withoutOverlap(() =>
      save(db, kind, id, {
        ...columns,
        contract_id: contract.id,
        comment,
        document_model_id: documentModelId,
        join_document_model: joinDocumentModel,
        state: joinDocumentModel && !standing?.isEffective ? 'draft' : 'generated',
        ...(id ? { is_document_outdated: true } : { created_by: given.caller.userId }),
      }),
    )
    if (id && (input as Edited).attachmentUpdated) {
      const keys = await forgetAttachments(db, column, id)
      given.afterCommit(() => Promise.all(keys.map(key => given.files.remove(key))))
    }
    if (file) {
      const kept = { contractId: contract.id, kind: 'attachment', name: '', file, by: given.caller.userId } as const
      await keepFile(db, { ...kept, [column]: saved })
    }
    await settleElement(db, { kind, id: saved, contract }, dayOf(scope, given))
    return { ...(await elementById(db, scope, kind, saved)), checks: inWords(given, findings, passesRules) }
  })
}

const dayOf = ({ today }: ContractScope, { clock }: Pick<Creating, 'clock'>) => ({
  today,
  now: clock.now().toString(),
})

type Read = { id: string; contractId: string; version?: number | undefined }

/** What holds already goes on holding while its document is made anew. */
async function elementToWrite(db: RhDb, scope: ContractScope, kind: ElementKind, { id, contractId, ...read }: Read) {
  const { element } = await elementToChange(db, scope, { kind, id, contractId })
  requireUnchanged(element, read)
  if (!element.can.edit) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.element.not-editable')
  return element
}

/** Takes away what was joined to an element, but the copies that were signed; tells where the bytes lie. */
async function forgetAttachments(
  db: RhDb,
  column: (typeof storedKinds)[ElementKind]['column'],
  id: string,
): Promise<string[]> {
  const joined = await db
    .deleteFrom('rh.contract_attachment')
    .where(column, '=', id)
    .where('kind', '=', 'attachment')
    .returning('fileId')
    .execute()
  const files = await db
    .deleteFrom('kernel.file')
    .where('id', 'in', eachOf(joined.map(({ fileId }) => fileId)))
    .returning('storageKey')
    .execute()
  return files.map(({ storageKey }) => storageKey)
}

/** Writes the row; tells its id. */
async function save(
  db: RhDb,
  kind: ElementKind,
  id: string | null,
  columns: Readonly<Record<string, string | number | boolean | null>>,
): Promise<string> {
  const table = sql.table(storedKinds[kind].table)
  const names = Object.keys(columns)
  const values = Object.values(columns)
  const { rows } = id
    ? await sql<{ id: string }>`
        update ${table} set ${sql.join(names.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`))}, version = version + 1
         where id = ${id} returning id`.execute(db)
    : await sql<{ id: string }>`
        insert into ${table} (${sql.join(names.map(name => sql.ref(name)))}) values (${sql.join(values)}) returning id`.execute(
        db,
      )
  return rows[0]?.id as string
}
