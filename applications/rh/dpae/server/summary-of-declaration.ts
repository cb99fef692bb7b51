import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { dpaeCalls } from '../dpae.calls.ts'
import { dpaeScopeOf } from './dpae-scope.ts'
import { declarationToPrint, printSummary } from './summary-document.ts'

type Summary = typeof dpaeCalls.getDpaeSummary

/**
 * The summary of a declaration: printed with the whole number for who may see it, which is written down; else the one
 * that is kept, or one that is not.
 * @throws Refusal 404
 */
export async function summaryOfDeclaration(
  given: Given<Summary, RhTables>,
  { dpaeId, employeeId }: InputOf<Summary>,
): Promise<FileToSend> {
  const { db, keys, caller, files, press, say } = given
  const scope = await dpaeScopeOf(given)
  const found = await db
    .selectFrom('rh.dpae as d')
    .leftJoin('kernel.file as f', 'f.id', 'd.documentFileId')
    .select(['d.companyId', 'd.employeeId', 'd.receiptNumber', 'f.storageKey'])
    .where('d.id', '=', dpaeId)
    .executeTakeFirst()
  if (!found || found.employeeId !== employeeId || scope.level(found.companyId) < 1) throw notFound()
  const name = `DPAE ${found.receiptNumber}.pdf`
  const isWhole = scope.seesNumbers(found.companyId)
  if (!isWhole && found.storageKey) return { name, bytes: files.read(found.storageKey) }
  if (isWhole)
    await db.insertInto('rh.disclosure').values({ employeeId, what: 'dpae', actorId: caller.userId }).execute()
  const clientId = caller.clientId as string
  const told = await declarationToPrint(db, keys, clientId, dpaeId)
  return { name, bytes: await printSummary({ press, say, clientId }, told, { isWhole }) }
}
