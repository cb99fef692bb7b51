import { Buffer } from 'node:buffer'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import type { AnswerOf, FileToSend, InputOf } from '#kernel/shared/call.ts'
import { streamZip } from '#kernel/server/zip.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { asTold } from '../canonical-dpae.model.ts'
import type { dpaeCalls } from '../dpae.calls.ts'
import { judgeDeclaration } from '../judge-declaration.model.ts'
import { nameOfTextFile, textFileOf } from '../text-file.model.ts'
import { contractInReach, contractsInReach, type DeclaredContract, dpaeScopeOf } from './dpae-scope.ts'
import { type ContractToDeclare, contractsToDeclare } from './facts-of-contracts.queries.ts'
import { contractToDeclare, hashOf, requireDoable } from './judged-contract.ts'
import { noteEvent } from './keep-declaration.ts'

type Create = typeof dpaeCalls.createDPAETextFile
type Get = typeof dpaeCalls.getDpaeTextFile
type GetMany = typeof dpaeCalls.getDpaeTextFiles

const hoursKept = 24
const placeOf = (clientId: string, id: string) => `rh.dpae_text_file ${clientId} ${id}`

/** The file that is handed over by hand, kept for a day. @throws Refusal 404; 403; 400 DPAE_NOT_DOABLE; 409 */
export async function createTextFile(
  given: Given<Create, RhTables>,
  { employeeId, contractId }: InputOf<Create>,
): Promise<AnswerOf<Create>> {
  const { db, keys, clock, caller, language } = given
  const contract = await contractInReach(db, await dpaeScopeOf(given), contractId, 2)
  if (contract.employeeId !== employeeId) throw notFound()
  const found = await contractToDeclare(db, keys, contractId)
  const now = clock.now()
  if (!mayBeWritten(found, now)) requireDoable(found, now, language)
  const { declared } = found
  const name = nameOfTextFile(declared, now)
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
  const id = rows[0]?.id as string
  await db
    .insertInto('rh.dpae_text_file')
    .values({
      id,
      contractId,
      name,
      textEncrypted: keys.seal(placeOf(caller.clientId as string, id), textFileOf([declared], now)),
      createdAt: now.toString(),
      createdBy: caller.userId,
    })
    .execute()
  const data = { ...asTold(declared), canonicalHash: hashOf(declared) }
  return { fileId: id, fileName: name, data, temporaryFilePath: id }
}

/** Who was shown the whole number of whom. */
async function noteTaken(db: RhDb, { id, employeeId }: DeclaredContract, actorId: string) {
  await db.insertInto('rh.disclosure').values({ employeeId, what: 'dpae', actorId }).execute()
  await noteEvent(db, id, 'downloaded', actorId)
}

/** A file may be made before the day on which it may be handed over. */
const mayBeWritten = (contract: ContractToDeclare, now: Temporal.Instant) =>
  judgeDeclaration(contract, now).reasons.every(({ code }) => code === 'TOO_EARLY')

/** @throws Refusal 404; 403 for who may not see numbers; 404 once it is a day old */
export async function textFile(given: Given<Get, RhTables>, { fileId }: InputOf<Get>): Promise<FileToSend> {
  const { db, keys, clock, caller } = given
  const scope = await dpaeScopeOf(given)
  const kept = await db
    .selectFrom('rh.dpae_text_file')
    .select(['contractId', 'name', 'textEncrypted', 'createdAt'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!kept) throw notFound()
  const contract = await contractInReach(db, scope, kept.contractId, 2)
  if (!scope.seesNumbers(contract.companyId)) throw forbidden()
  const ends = Temporal.Instant.from(kept.createdAt).add({ hours: hoursKept })
  if (Temporal.Instant.compare(clock.now(), ends) >= 0) throw new Refusal(404, 'NOT_FOUND', 'kernel.error.not-found')
  await noteTaken(db, contract, caller.userId)
  const text = keys.open(placeOf(caller.clientId as string, fileId), kept.textEncrypted)
  return { name: kept.name, bytes: Buffer.from(text, 'latin1') }
}

/**
 * The declarations of many contracts, a file an establishment.
 * @throws Refusal 404; 403 for who may not see numbers; 400 DPAE_NOT_DOABLE with the numbers of the contracts that lack something
 */
export async function textFilesOfMany(
  given: Given<GetMany, RhTables>,
  { contractIds }: InputOf<GetMany>,
): Promise<FileToSend> {
  const { db, keys, clock, caller } = given
  const now = clock.now()
  const scope = await dpaeScopeOf(given)
  const contracts = await contractsInReach(db, scope, contractIds, 2)
  if (!contracts.every(({ companyId }) => scope.seesNumbers(companyId))) throw forbidden()
  const found = await contractsToDeclare(
    db,
    keys,
    contracts.map(({ id }) => id),
  )
  const lacking = contracts.filter(({ id }) => !mayBeWritten(found.get(id) as ContractToDeclare, now))
  if (lacking.length > 0)
    throw new Refusal(400, 'DPAE_NOT_DOABLE', 'rh.dpae.file-incomplete', {
      values: { contracts: lacking.map(({ number }) => number).join(', ') },
    })
  for (const contract of contracts) await noteTaken(db, contract, caller.userId)
  const declarations = [...found.values()].map(({ declared }) => declared)
  const bySiret = Map.groupBy(declarations, ({ employer }) => employer.siret)
  const bytes = streamZip(now, async zip => {
    for (const [first, ...others] of bySiret.values())
      if (first) await zip.add(nameOfTextFile(first, now), Buffer.from(textFileOf([first, ...others], now), 'latin1'))
  })
  return { name: `DPAE_${contracts.length}.zip`, bytes }
}
