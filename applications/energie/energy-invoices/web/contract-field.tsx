import { useFormContext } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import type { EnergyInvoiceChoices } from '../energy-invoice.model.ts'
import { linesOf } from './invoice-lines-fields.tsx'

type Contracts = EnergyInvoiceChoices['contracts']
type Props = { contracts: Contracts; onChosen: (id: string) => void }

/** By what is invoiced: its lines are laid out, unless some were named already. */
export function ContractField({ contracts, onChosen }: Props) {
  const t = useT()
  const { getValues, setValue } = useFormContext()
  return (
    <SelectField
      name="contractId"
      label={t('energie.invoice-types.contract')}
      choices={contracts.map(({ id, name, supplier }) => ({ value: id, label: `${name} · ${supplier}` }))}
      onChosen={value => {
        const lines = getValues('lines') as { component: string }[]
        if (lines.every(({ component }) => component === ''))
          setValue('lines', linesOf(contracts.find(({ id }) => id === value)?.components ?? []))
        onChosen(String(value))
      }}
    />
  )
}
