import type { ComponentType } from 'react'
import type { FormSection } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'
import { BirthFields } from './birth-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { AdaptationFields, GuardianFields, PersonalFields } from './further-fields.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { PayrollFields } from './payroll-fields.tsx'
import { BankFields, SocialSecurityFields } from './sealed-fields.tsx'
import type { SectionFieldsProps } from './section-form.tsx'

type Section = { section: FormSection; fields: ComponentType<SectionFieldsProps> }

/** The sections that somebody may write, in the order of the file. */
export const sectionsOf = ({ can, isUnderage, guardianName }: Employee): readonly Section[] => [
  { section: 'identity', fields: IdentityFields },
  { section: 'birth', fields: BirthFields },
  { section: 'contactDetails', fields: ContactFields },
  { section: 'payroll', fields: PayrollFields },
  ...(can.editSensitive ? sealed : []),
  { section: 'personal', fields: PersonalFields },
  ...(isUnderage || guardianName ? [{ section: 'guardian' as const, fields: GuardianFields }] : []),
  { section: 'adaptation', fields: AdaptationFields },
]

const sealed: readonly Section[] = [
  { section: 'socialSecurity', fields: SocialSecurityFields },
  { section: 'bank', fields: BankFields },
]
