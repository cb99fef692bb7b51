import { csvText } from '#kernel/shared/csv.ts'
import type { MappedKind } from '../account-map/account-map.model.ts'
import type { LineOfMonth } from './accounting-export.model.ts'

/** In French, as the accountant is. */
const head = [
  'Date',
  'Société',
  'Nature',
  'Référence',
  'Tiers',
  'Compte',
  'Analytique',
  'Libellé',
  'Taux de TVA',
  'TVA',
  'Montant HT',
  'Sens',
  'Déjà exporté',
]

type Told = {
  company: string
  /** Names of kinds in French. */
  names: ReadonlyMap<string, string>
  accounts: ReadonlyMap<string, MappedKind>
}

/** A fact a line: amounts are above zero, `D` a debit and `C` a credit; the last cell names the export that had it before. */
export const accountingFileOf = (lines: readonly LineOfMonth[], { company, names, accounts }: Told): string =>
  csvText(
    [
      head,
      ...lines.map(line => [
        line.day.split('-').toReversed().join('/'),
        company,
        names.get(line.kind),
        line.reference,
        line.partner,
        accounts.get(line.kind)?.account,
        accounts.get(line.kind)?.analytic,
        line.label,
        line.vatRate === null ? null : line.vatRate / 100,
        line.vatCents === null ? null : (line.vatCents * Math.sign(line.cents)) / 100,
        Math.abs(line.cents) / 100,
        line.cents > 0 ? 'D' : 'C',
        line.before === null ? null : `export ${line.before}`,
      ]),
    ],
    { isFirst: true },
  )
