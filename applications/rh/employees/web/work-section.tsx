import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Employee } from '../employee.model.ts'
import { ChangeCompany } from './change-company.tsx'
import { languageName } from './spoken-languages.ts'
import { useEditSection } from './use-edit-section.ts'

/** What the person does today and where, which dated facts tell; who employs him, and by which number, is written. */
export function WorkSection({ employee }: { employee: Employee }) {
  const t = useT()
  const language = useLanguage()
  const { moment } = useFormat()
  const { position, currentWorkplace: place, company, software1Number, archivedAt } = employee
  return (
    <SectionCard
      title={t('rh.employee.work')}
      actions={<ChangeCompany employee={employee} />}
      {...useEditSection(employee, 'payroll')}
    >
      <Facts
        facts={[
          { label: t('rh.field.position'), value: position },
          { label: t('field.company'), value: company },
          { label: t('rh.field.site'), value: place?.site.name },
          { label: t('rh.field.unit'), value: place?.unit?.name },
          { label: t('rh.field.subunit'), value: place?.subunit?.name },
          { label: t('rh.field.payrollNumber'), value: software1Number },
          { label: t('rh.employee.language'), value: languageName(employee.language, language) },
          ...(archivedAt ? [{ label: t('rh.employee.archived-since'), value: moment(archivedAt) }] : []),
        ]}
      />
    </SectionCard>
  )
}
