import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type ContractAttachment, isSignedOnPaper } from '../../contract.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { keepFile, pageShape, requireDaysOfSigning } from '../attachments.ts'
import { attachmentById } from '../contract-in-full.queries.ts'
import { contractScopeOf } from '../contract-scope.ts'
import { withoutOverlap } from '../without-overlap.ts'
import { storedKinds } from './element-rows.queries.ts'
import { elementToChange } from './element-to-change.ts'
import { settleElement } from './settle-element.ts'
import { moveTerms } from './terms-of-amendment.ts'

type Sign = typeof contractElementsCalls.signElementOnPaper

/**
 * Keeps the copy that both signed by hand: what changes, suspends or ends the contract is signed on that day.
 * @throws Refusal 404; 403; 400 on its days; 409 TRANSITION_INVALID where nothing is to sign
 */
export async function signElementOnPaper(
  { uploads, ...given }: Given<Sign, RhTables>,
  { contractElementType: kind, elementOfContractId: id, signedOn, deliveredOn }: InputOf<Sign>,
): Promise<ContractAttachment> {
  const { caller, clock } = given
  const place = { folder: caller.clientId as string, drawnAs: pageShape }
  return withPictures(given, uploads.file, place, async (db: RhDb, [kept]) => {
    const scope = await contractScopeOf(given)
    const { contract, element } = await elementToChange(db, scope, { kind, id })
    if (!scope.signs(contract.companyId)) throw forbidden()
    if (!isSignedOnPaper(element.state)) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.contract.nothing-to-sign')
    const signed = requireDaysOfSigning(scope, { signedOn, deliveredOn })
    const file = { contractId: contract.id, kind: 'signedCopy', name: '', file: kept as StoredFile } as const
    const attachmentId = await keepFile(db, { ...file, by: caller.userId, [storedKinds[kind].column]: id })
    await sql`
      update ${sql.table(storedKinds[kind].table)}
         set state = 'signed', signed_at = ${signed}::date, delivered_at = ${deliveredOn ?? null}::date,
             version = version + 1
       where id = ${id}`.execute(db)
    await withoutOverlap(async () => {
      if (kind === 'amendment') await moveTerms(db, id)
      await settleElement(db, { kind, id, contract }, { today: scope.today, now: clock.now().toString() })
    })
    return attachmentById(db, attachmentId)
  })
}
