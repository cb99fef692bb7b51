import type { AccountingFact, AccountingKind } from '#platform/trade/accounting-fact.model.ts'
import type { MappedKind } from '../account-map/account-map.model.ts'
import type { KindOfMonth, LineOfMonth } from './accounting-export.model.ts'

const inOrder = (one: LineOfMonth, other: LineOfMonth) =>
  one.day < other.day || (one.day === other.day && one.key < other.key) ? -1 : 1

/** What is to be booked of a company, by day; nothing that amounts to nothing. `before` names the export that had a key. */
export const linesToBook = (
  facts: readonly AccountingFact[],
  companyId: string,
  before: ReadonlyMap<string, number>,
): LineOfMonth[] =>
  facts
    .filter(fact => fact.companyId === companyId && fact.cents !== 0)
    .map(({ companyId: _, ...line }) => ({ ...line, before: before.get(line.key) ?? null }))
    .toSorted(inOrder)

const sumOf = (cents: readonly number[]) => (cents.length === 0 ? null : cents.reduce((sum, one) => sum + one))

type Accounts = ReadonlyMap<string, MappedKind>

/** The lines by kind, in the order in which kinds are told. */
export const kindsOfLines = (
  lines: readonly LineOfMonth[],
  kinds: readonly (Pick<AccountingKind, 'code'> & { name: string })[],
  accounts: Accounts,
): KindOfMonth[] =>
  kinds.flatMap(({ code, name }) => {
    const ofKind = lines.filter(({ kind }) => kind === code)
    if (ofKind.length === 0) return []
    return {
      kind: code,
      name,
      account: accounts.get(code)?.account ?? null,
      lines: ofKind.length,
      former: ofKind.filter(({ before }) => before !== null).length,
      cents: ofKind.reduce((sum, { cents }) => sum + cents, 0),
      vatCents: sumOf(ofKind.flatMap(({ vatCents }) => vatCents ?? [])),
    }
  })
