import { eachOf } from '#kernel/server/each-of.ts'
import { documentSource } from '#platform/documents/document-source.slot.ts'
import { pay } from '#rh/contract-terms/term.model.ts'
import { hourly } from '#rh/employee-history/minimum-pay.model.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'

/** What a contract pays, by the contract's id: told in documents of whoever may see it, to readers who may (R1221-34, 8°). */
export const paySource = documentSource<RhTables>({
  key: 'pay',
  label: 'rh.contract.remuneration',
  applicationId: rh.id,
  fields: [
    { path: 'coefficient', label: 'rh.field.coefficient', type: 'text', sample: '110', needs: pay },
    { path: 'hourly', label: 'rh.contract.hourly-gross', type: 'money', sample: '12.02', needs: pay },
    { path: 'monthlyGross', label: 'rh.contract.monthly-gross', type: 'money', sample: '1823.07', needs: pay },
  ],
  references: [],
  load: async (db, ids) => {
    const rows = await db
      .selectFrom('rh.employment_contract as c')
      .leftJoin('rh.coefficient as k', 'k.id', 'c.coefficientId')
      .leftJoin('rh.salary as s', 's.id', 'c.salaryId')
      .leftJoin('rh.work_time as h', 'h.id', 'c.workTimeId')
      .select(['c.id', 'c.companyId', 'k.value as coefficient', 'c.hiringMonthlyGrossSalary as monthlyGross'])
      .select(['s.unit', 's.amount', 'c.adaptedSalary', 'h.weeklyHours'])
      .where('c.id', 'in', eachOf(ids))
      .execute()
    return new Map(
      rows.map(({ id, companyId, coefficient, monthlyGross, ...paid }) => [
        id,
        { values: { coefficient, monthlyGross, hourly: hourlyOf(paid) }, references: {}, companyId },
      ]),
    )
  },
})

type Paid = { unit: string | null; amount: string | null; adaptedSalary: string | null; weeklyHours: string | null }

/** Euros, as the decimal text of two digits that a contract writes. */
function hourlyOf({ unit, amount, adaptedSalary, weeklyHours }: Paid): string | null {
  if (amount === null) return null
  const paid = hourly({
    unit: unit as 'hourly' | 'monthly',
    amount: Number(adaptedSalary ?? amount),
    weeklyHours: weeklyHours === null ? null : Number(weeklyHours),
  })
  return paid === null ? null : paid.toFixed(2)
}
