import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { CustomValues } from './custom-field.model.ts'
import { customFieldsCalls } from './custom-fields.calls.ts'
import { valueInWords } from './web/custom-fields/value-in-words.ts'

type Row = { customValues: CustomValues }

/** The client's own fields as columns of a list, off at first; a row holds the values of those that are shown. */
export function useCustomColumns(entityName: string): Column<Row>[] {
  const t = useT()
  const format = useFormat()
  const { data: fields = [] } = useCall(customFieldsCalls.getCustomFields, { entityName }, { staleTime: 60_000 })
  const words = { format, yes: t('answer.yes'), no: t('answer.no') }
  return fields.map(field => {
    const said = ({ customValues }: Row) => valueInWords(field, customValues[field.key], words)
    const isNumber = field.inputType === 'integer' || field.inputType === 'decimal'
    return {
      key: field.key,
      label: field.label,
      isOptional: true,
      text: row => (isNumber ? (row.customValues[field.key] as number | undefined) : said(row)),
      ...(isNumber && { align: 'end', cell: row => said(row) ?? '—' }),
    }
  })
}
