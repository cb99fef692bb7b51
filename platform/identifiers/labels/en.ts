import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identifiers.name-missing': 'Enter this name.',
  'identifiers.name-too-long': 'A name has 80 characters at most.',
  'identifiers.name-invalid': 'A name cannot contain these characters.',
  'identifiers.mail-invalid': 'Enter a complete email address, such as first.last@example.com.',
  'identifiers.phone-invalid':
    'Check the number and its country: a French number has ten digits, such as 06 12 34 56 78.',
  'identifiers.phone-without-text': 'This number cannot receive text messages.',
  'identifiers.post-code-invalid': 'This is no postcode of that country: in France, five digits (49000).',
  'identifiers.several-communes': 'Several municipalities share this postcode: choose one.',
  'identifiers.nir-invalid': 'This social security number is not valid: check its 15 characters.',
  'identifiers.nir-key': 'The key does not match the social security number: check all 15 digits.',
  'identifiers.nir-sex': 'The number does not match the sex entered.',
  'identifiers.nir-date': 'The number does not match the date entered.',
  'identifiers.nir-department': 'The number does not match the department entered.',
  'identifiers.siren-invalid': 'This SIREN is not valid.',
  'identifiers.siret-invalid': 'This SIRET is not valid: check its 14 digits.',
  'identifiers.vat-invalid': 'This VAT number is not valid.',
  'identifiers.iban-invalid': 'This IBAN is not valid.',
  'identifiers.bic-invalid': 'This BIC is not valid.',
  'identifiers.naf-unknown': 'This NAF code is unknown on that date.',
  'identifiers.legal-value-missing': 'No legal value for that date: check the parameters.',
} satisfies Labels
