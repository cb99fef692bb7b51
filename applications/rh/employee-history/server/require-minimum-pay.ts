import { dayInWords, locales } from '#kernel/shared/dates-in-words.ts'
import type { Rights } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import { shortestReason } from '#rh/contract-rules/finding.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hourly, minimumHourly } from '../minimum-pay.model.ts'
import type { PackageFields } from '../package-element.model.ts'

const mayPassRules = 'rh/gestion_du_personnel/contrats#derogation'

/**
 * Nobody is paid less than the law and his coefficient say on the date, unless somebody who may pass rules says why.
 * @throws Refusal 400 MIN_PAY
 */
export async function requireMinimumPay(
  { db, rights, language }: { db: RhDb; rights: Rights; language: Language },
  employeeId: string,
  fields: PackageFields,
) {
  const { salaryId, workTimeId, coefficientId, adaptedSalary, activationDate, reason } = fields
  if (!salaryId) return
  const [salary, workTime, agreement, worker] = await Promise.all([
    db.selectFrom('rh.salary').select(['unit', 'amount']).where('id', '=', salaryId).executeTakeFirstOrThrow(),
    workTimeId
      ? db.selectFrom('rh.work_time').select('weeklyHours').where('id', '=', workTimeId).executeTakeFirst()
      : undefined,
    coefficientId ? agreementOf(db, coefficientId) : null,
    db.selectFrom('rh.employee').select('dateOfBirth').where('id', '=', employeeId).executeTakeFirstOrThrow(),
  ])
  const paid = hourly({
    unit: salary.unit as 'hourly' | 'monthly',
    amount: adaptedSalary ?? Number(salary.amount),
    weeklyHours: workTime?.weeklyHours ? Number(workTime.weeklyHours) : null,
  })
  const least = minimumHourly({ dateOfBirth: worker.dateOfBirth, on: activationDate }, agreement)
  if (paid === null || least === null || paid >= least) return
  if ((reason?.length ?? 0) >= shortestReason && (await rights.level(mayPassRules)) >= 2) return
  const values = {
    amount: least.toLocaleString(locales[language], { minimumFractionDigits: 2 }),
    date: dayInWords(activationDate, language),
  }
  throw new Refusal(400, 'MIN_PAY', 'rh.history.min-pay', {
    values,
    fields: [
      { field: adaptedSalary ? 'adaptedSalary' : 'salaryId', code: 'min_pay', message: 'rh.history.min-pay', values },
    ],
  })
}

async function agreementOf(db: RhDb, coefficientId: string) {
  const [coefficient, minima] = await Promise.all([
    db.selectFrom('rh.coefficient').select('youthReduction').where('id', '=', coefficientId).executeTakeFirstOrThrow(),
    db
      .selectFrom('rh.coefficient_minimum')
      .select(['validFrom', 'hourlyAmount'])
      .where('coefficientId', '=', coefficientId)
      .execute(),
  ])
  return {
    youthReduction: coefficient.youthReduction,
    minima: minima.map(({ validFrom, hourlyAmount }) => ({ validFrom, hourlyAmount: Number(hourlyAmount) })),
  }
}
