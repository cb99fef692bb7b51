import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { FormSection } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { BirthFields } from './birth-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { AdaptationFields, GuardianFields, PersonalFields } from './further-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { PayrollFields } from './payroll-fields.tsx'
import { BankFields, SocialSecurityFields } from './sealed-fields.tsx'
import { SectionForm, type SectionFieldsProps } from './section-form.tsx'

const fieldsOf: Readonly<Record<FormSection, ComponentType<SectionFieldsProps>>> = {
  identity: IdentityFields,
  birth: BirthFields,
  contactDetails: ContactFields,
  payroll: PayrollFields,
  socialSecurity: SocialSecurityFields,
  bank: BankFields,
  personal: PersonalFields,
  guardian: GuardianFields,
  adaptation: AdaptationFields,
}

type Props = {
  title: string
  employee: Employee
  sections: readonly FormSection[]
  /** Whether the card may hold other sections, so that each says its own name. */
  isOneOfSeveral: boolean
}

/** The parts of a card that stand open, to be written. */
export function OpenSections({ title, employee, sections, isOneOfSeveral }: Props) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {sections.map(section => (
        <SectionForm
          key={section}
          section={section}
          employee={employee}
          fields={fieldsOf[section]}
          isNamed={isOneOfSeveral || t(`rh.employee.section-${section}`) !== title}
        />
      ))}
    </Box>
  )
}
