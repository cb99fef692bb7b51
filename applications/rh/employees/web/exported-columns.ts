import type { t as translate } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { EmployeeRow } from '../employee.model.ts'

type Columns = readonly Column<EmployeeRow>[]

/** The columns that are shown, as a spreadsheet wants them: names and places apart, days that it can order. */
export const exportedColumns = (t: typeof translate, shown: Columns): Columns =>
  shown.flatMap(column => asWanted[column.key]?.(t, column) ?? [column])

const asWanted: Record<string, (t: typeof translate, column: Column<EmployeeRow>) => Columns> = {
  name: t => [
    { key: 'number', label: t('rh.field.payrollNumber'), text: row => row.software1Number },
    { key: 'name', label: t('field.lastName'), text: row => row.name },
    { key: 'firstname', label: t('field.firstname'), text: row => row.firstname },
  ],
  workplace: t => [
    { key: 'site', label: t('rh.field.site'), text: row => row.currentWorkplace?.site.name },
    { key: 'unit', label: t('rh.field.unit'), text: row => row.currentWorkplace?.unit?.name },
    { key: 'subunit', label: t('rh.field.subunit'), text: row => row.currentWorkplace?.subunit?.name },
  ],
  contractStart: (_, column) => [{ ...column, text: row => row.contractStart }],
  contractEnd: (_, column) => [{ ...column, text: row => row.contractEnd }],
  cellPhone: (_, column) => [{ ...column, text: row => row.cellPhone }],
}
