import { maskNumber } from '#rh/employee-documents/employee-document.model.ts'

/** On screen the number of a permit shows its end alone; the register that is taken away, which is traced, holds it whole. */
export const withMaskedPermit = <Row extends { permitNumber: string | null }>(row: Row): Row => ({
  ...row,
  permitNumber: row.permitNumber === null ? null : maskNumber(row.permitNumber),
})
