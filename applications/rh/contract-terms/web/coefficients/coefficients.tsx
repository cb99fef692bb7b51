import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Coefficient } from '../../coefficient.model.ts'
import { coefficientsCalls } from '../../coefficients.calls.ts'
import { TermsTable } from '../terms-table.tsx'
import { useEuros } from '../use-euros.ts'
import { CoefficientDialog } from './coefficient-dialog.tsx'

const useCoefficients = (archived: 'true' | 'false') => useCall(coefficientsCalls.getCoefficients, { archived })

export function Coefficients() {
  const t = useT()
  const euros = useEuros()
  const { date } = useFormat()
  const sending = { staysOnPage: true }
  const archive = useSend(coefficientsCalls.archiveCoefficient, sending)
  const restore = useSend(coefficientsCalls.editCoefficient, sending)
  const columns: Column<Coefficient>[] = [
    { key: 'value', label: t('rh.field.coefficient'), text: ({ value }) => value },
    { key: 'idcc', label: t('rh.coefficient.idcc'), text: ({ idcc }) => idcc, hiddenBelow: 'lg' },
    {
      key: 'minimum',
      label: t('rh.coefficient.minimum-today'),
      text: ({ minimumToday }) => euros(minimumToday, 'hourly'),
      comparedBy: ({ minimumToday }) => minimumToday,
      align: 'end',
    },
    {
      key: 'next',
      label: t('rh.coefficient.next'),
      text: row => date(nextOf(row)),
      comparedBy: nextOf,
      hiddenBelow: 'lg',
    },
  ]
  return (
    <TermsTable
      kind="coefficient"
      useTerms={useCoefficients}
      nameOf={coefficient => coefficient.label}
      columns={columns}
      onArchive={({ id }) => archive.send({ id })}
      onRestore={({ id, version }) => restore.start({ coefficient: { id, version, archived: false } })}
      form={(coefficient, onClose) => <CoefficientDialog coefficient={coefficient} onClose={onClose} />}
    />
  )
}

/** The day of the next minimum that is known. */
const nextOf = ({ minima = [] }: Coefficient) => {
  const today = businessToday().toString()
  return minima
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .find(day => day > today)
}
