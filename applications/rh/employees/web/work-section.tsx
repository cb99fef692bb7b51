import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import type { Fact } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import type { Employee } from '../employee.model.ts'
import { ChangeCompany } from './change-company.tsx'
import { WrittenCard } from './sections/written-card.tsx'
import { languageName } from './spoken-languages.ts'

/** What the person does today, where and on what terms, which dated facts tell; who employs him, and by which number, is written. */
export function WorkSection({ employee }: { employee: Employee }) {
  const t = useT()
  const language = useLanguage()
  const { moment } = useFormat()
  const { position, currentWorkplace: place, company, software1Number, archivedAt } = employee
  const terms = useTermsOfToday(employee)
  return (
    <WrittenCard
      title={t('rh.employee.work')}
      employee={employee}
      writes={['payroll']}
      actions={<ChangeCompany employee={employee} />}
      facts={[
        { label: t('rh.field.position'), value: position },
        { label: t('rh.field.site'), value: place?.site.name },
        ...(place?.unit ? [{ label: t('rh.field.unit'), value: place.unit.name }] : []),
        ...(place?.subunit ? [{ label: t('rh.field.subunit'), value: place.subunit.name }] : []),
        ...terms,
        { label: t('field.company'), value: company },
        { label: t('rh.field.payrollNumber'), value: software1Number },
        { label: t('rh.employee.language'), value: languageName(employee.language, language) },
        ...(archivedAt ? [{ label: t('rh.employee.archived-since'), value: moment(archivedAt) }] : []),
      ]}
    />
  )
}

/** Type, hours and pay in force; pay for who may see it. */
function useTermsOfToday({ id }: Employee): Fact[] {
  const t = useT()
  const { number } = useFormat()
  const { data } = useCall(employeeHistoryCalls.getEmployeeCurrentConditions, { id }, { staysOnPage: true })
  if (!data?.conditions) return []
  const { typeOfContract, workTime, coefficient, salary, adaptedSalary } = data.conditions
  const amount = salary && number(adaptedSalary ?? salary.amount, { style: 'currency', currency: 'EUR' })
  return [
    ...(typeOfContract ? [{ label: t('rh.field.contract'), value: typeOfContract.libelle }] : []),
    ...(workTime ? [{ label: t('rh.field.workTime'), value: workTime.label }] : []),
    ...(coefficient ? [{ label: t('rh.field.coefficient'), value: coefficient.label }] : []),
    ...(salary && amount
      ? [{ label: t('rh.field.salary'), value: t(`rh.history.pay-${salary.unit}`, { amount }) }]
      : []),
  ]
}
