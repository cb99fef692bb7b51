import { versionConflict, wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { AccountingKind } from '#platform/trade/accounting-fact.model.ts'
import { accountingFactsOffer } from '#platform/trade/accounting-facts.slot.ts'
import type { FinancesDb } from '#finances/finances-db.ts'
import type { accountMapCalls } from '../account-map.calls.ts'
import type { AccountMap, MappedKind } from '../account-map.model.ts'

type Asking = { db: FinancesDb; language: Language; offered: Offered }

/** What the applications tell an accountant, in the order of the applications. */
export const kindsTold = (offered: Offered): readonly AccountingKind[] =>
  offered(accountingFactsOffer).flatMap(({ kinds }) => kinds)

/** What the client said, by kind. */
export async function accountsByKind(db: FinancesDb): Promise<ReadonlyMap<string, MappedKind>> {
  const rows = await db.selectFrom('finances.mapped_kind').select(['kind', 'account', 'analytic']).execute()
  return new Map(rows.map(row => [row.kind, row]))
}

const standingMap = (db: FinancesDb) =>
  db.selectFrom('finances.account_map').select(['id', 'version']).executeTakeFirst()

export async function accountMap({ db, language, offered }: Asking): Promise<AccountMap> {
  const accounts = await accountsByKind(db)
  const kinds = kindsTold(offered).map(({ code, name }) => ({
    kind: code,
    name: name[language],
    account: accounts.get(code)?.account ?? null,
    analytic: accounts.get(code)?.analytic ?? null,
  }))
  return { kinds, version: (await standingMap(db))?.version ?? 0 }
}

/** @throws Refusal 409 of what somebody saved since it was read; 400 of a kind that nobody tells or that comes twice */
export async function saveAccountMap(
  asking: Asking,
  { kinds, version }: InputOf<typeof accountMapCalls.saveAccountMap>,
): Promise<AccountMap> {
  const { db, offered } = asking
  const known = new Set(kindsTold(offered).map(({ code }) => code))
  for (const [place, { kind }] of kinds.entries()) {
    if (!known.delete(kind)) throw wrongField(`kinds.${place}.kind`, 'unknown', 'finances.account-map.unknown-kind')
  }
  const mapId = version > 0 ? await take(db, version) : await begin(db)
  await db.deleteFrom('finances.mapped_kind').where('mapId', '=', mapId).execute()
  const said = kinds.flatMap(({ account, ...row }) => (account === null ? [] : [{ ...row, account, mapId }]))
  if (said.length > 0) await db.insertInto('finances.mapped_kind').values(said).execute()
  return accountMap(asking)
}

async function take(db: FinancesDb, version: number) {
  const standing = await standingMap(db)
  if (!standing) throw versionConflict()
  await saveUnlessChanged(db.updateTable('finances.account_map').where('id', '=', standing.id), version)
  return standing.id
}

async function begin(db: FinancesDb) {
  const made = await db
    .insertInto('finances.account_map')
    .defaultValues()
    .onConflict(conflict => conflict.columns(['clientId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw versionConflict()
  return made.id
}
