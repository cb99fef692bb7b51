import type { FieldKey } from '#rh/application-form/form-field.model.ts'
import { availabilityField } from './availability-field.ts'
import {
  contractsField,
  gloveField,
  jobsField,
  shoeField,
  sourceField,
  titleField,
  transportField,
} from './choice-fields.ts'
import type { Field } from './field.ts'
import { fileField } from './file-field.ts'
import { birthdateField, countryField, longTextField, phoneField, textField } from './text-fields.ts'

const drawn: Partial<Record<FieldKey, (field: Field) => HTMLElement>> = {
  title: titleField,
  birthdate: birthdateField,
  nationality: countryField,
  country: countryField,
  cellPhone: phoneField,
  idCard: fileField,
  resume: fileField,
  jobsSought: jobsField,
  contractsSought: contractsField,
  howHeard: sourceField,
  motivation: longTextField,
  availabilities: availabilityField,
  transport: transportField,
  gloveSize: gloveField,
  shoeSize: shoeField,
}

/** How a field is asked; whatever has no look of its own is a line of text. */
export const fieldOf = (field: Field) => (drawn[field.asked.key] ?? textField)(field)
