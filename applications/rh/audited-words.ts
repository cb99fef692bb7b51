import type { AuditedWords, ListWords } from '#platform/audit/audited-words.slot.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { contractStates, missingOfContracts, timeStates } from '#rh/contracts/contract.model.ts'
import { mutuelleStates } from '#rh/mutuelles/mutuelle.model.ts'
import { missingPieces } from '#rh/employees/employee.model.ts'
import { dpaeBoxes } from '#rh/positions/dpae-configuration.model.ts'
import { rhAuditedRows, rhPlaces } from './audited-rows.ts'

/** What follows from other columns or other rows, and the keys by which the program finds a row again. */
const derived = [
  'former_ended_on',
  'former_terms',
  'archive_batch',
  'binds',
  'birth_insee_code',
  'contact_id',
  'final_day',
  'followed_in',
  'iban_hash',
  'insee_code',
  'is_document_outdated',
  'label_key',
  'libelle_key',
  'missing',
  'name_key',
  'needs_signature',
  'nir_hash',
  'nir_key',
  'nir_state',
  'occupancy',
  'period',
  'search_extra',
  'sequence_of_employee',
  'snapshot',
  'standing',
  'token_hash',
]

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Columns whose label is called otherwise than their field. */
const columns: Readonly<Record<string, string>> = {
  activation_date: 'rh.element.activation-date',
  amendment_id: 'rh.element.amendment',
  account_holder: 'rh.employee.account-holder',
  answered_at: 'rh.field.answer',
  bic: 'rh.employee.bic',
  birth_city: 'rh.employee.birth-city',
  birth_country_cog: 'rh.employee.birth-country',
  birth_date: 'rh.field.dateOfBirth',
  birth_department: 'rh.employee.birth-department',
  birthdate: 'rh.field.dateOfBirth',
  cancel_reason: 'field.reason',
  cell_phone_number: 'rh.field.cellPhone',
  checklist: 'rh.element.checklist',
  channel: 'rh.permit.channel',
  citizenship_cog: 'field.citizenship',
  company_name: 'field.company',
  current_position_id: 'rh.field.position',
  current_site_id: 'rh.field.site',
  current_subunit_id: 'rh.field.subunit',
  current_unit_id: 'rh.field.unit',
  days_per_week: 'rh.work-time.days-per-week',
  days_per_year: 'rh.work-time.days-per-year',
  department: 'rh.permit.department',
  details_risques_particuliers: 'rh.dpae.details',
  distribution: 'rh.work-time.distribution-label',
  document_model_id: 'rh.contract.model',
  driving_licence: 'rh.employee.driving-licence',
  dsn_nature: 'rh.type-of-contract.dsn-nature',
  dsn_reason: 'rh.type-of-contract.dsn-reason',
  end_allowance: 'rh.type-of-contract.end-allowance',
  ended_on: 'field.lastDay',
  email: 'field.mail',
  ending_date: 'field.end',
  ending_of_contract_id: 'rh.element.endingOfContract',
  ends_on: 'field.lastDay',
  establishment_name: 'rh.field.establishment',
  exemption_reason: 'rh.work-time.exemption-reason',
  expiration_date: 'field.validUntil',
  family: 'rh.type-of-contract.family',
  glove_size: 'rh.employee.glove-size',
  guardian_mail: 'rh.employee.guardian-mail',
  guardian_name: 'rh.employee.guardian-name',
  guardian_phone: 'rh.employee.guardian-phone',
  guardian_relation: 'rh.employee.guardian-relation',
  has_disabled_worker_status: 'rh.employee.disabled-worker',
  has_expiry: 'rh.document-kind.has-expiry',
  has_six_months_practice: 'rh.contract.practice',
  health_service_code: 'rh.company-settings.health-service-code',
  hiring_monthly_gross_salary: 'rh.contract.monthly-gross',
  hiring_time: 'rh.contract.hiring-time',
  insurance_organism_id: 'rh.mutuelle.organism',
  iban_encrypted: 'rh.employee.iban',
  identification_number: 'field.number',
  inaptitude_ou_amenagement_poste: 'rh.dpae.unfitness',
  is_sensitive: 'rh.document-kind.sensitive',
  kind_code: 'rh.field.documentKind',
  last_name: 'field.lastName',
  lead_days: 'rh.document-kind.lead-days',
  legal_representative: 'field.representative',
  libelle: 'field.label',
  maiden_name: 'rh.field.birthName',
  marital_status: 'rh.employee.marital-status',
  must_edit_conditions: 'rh.element.change-conditions',
  must_edit_end_of_contract_date: 'rh.element.change-end',
  notice_type: 'rh.element.notice',
  notification_date: 'rh.element.notification-date',
  other_conditions: 'rh.element.other',
  provident_body: 'rh.company-settings.provident-body',
  procedure_date: 'rh.element.procedure-date',
  retirement_body: 'rh.company-settings.retirement-body',
  signature_date: 'rh.element.signature-date',
  msa_body_code: 'rh.company-settings.msa-body-code',
  minimum_duration_days: 'rh.contract.minimum-duration',
  naf2025: 'rh.company-settings.naf-2025',
  nir_encrypted: 'rh.employee.nir',
  other_firstnames: 'rh.employee.other-firstnames',
  overtime_quota_hours: 'rh.company-settings.overtime-quota',
  phone: 'rh.company-settings.phone',
  photo_file_id: 'field.photo',
  position: 'audit.field.position',
  proof_document_id: 'field.proof',
  reading_language: 'rh.contract.reading-language',
  reading_languages: 'rh.type-of-contract.reading-languages',
  reason_code: 'field.reason',
  reason_text: 'rh.contract.reason-text',
  replaced_employee_id: 'rh.contract.replaced-person',
  replaced_person: 'rh.contract.replaced-person',
  replaced_qualification: 'rh.contract.replaced-qualification',
  restrictions: 'rh.employee.restrictions',
  retroactive_reason: 'rh.contract.retroactive-reason',
  shoe_size: 'rh.employee.shoe-size',
  starting_date: 'field.start',
  subscribed: 'rh.mutuelle.subscribed',
  starts_on: 'field.firstDay',
  suspension_id: 'rh.element.suspension',
  transport: 'rh.employee.transport',
  unit: 'rh.field.unit',
  urssaf_code: 'rh.company-settings.urssaf-code',
  valid_from: 'rh.salary.valid-from',
  weekly_hours: 'rh.work-time.weekly-hours',
  working_time_profile: 'rh.company-settings.working-time-profile',
  youth_reduction: 'rh.coefficient.youth-reduction',
  ...Object.fromEntries(dpaeBoxes.map(box => [inSnakeCase(box), `rh.dpae.${box}`])),
}

/** What a list was narrowed by, as its page says it. */
function choiceInWords(value: string) {
  if (families.some(family => family === value)) return `rh.family.${value}`
  if (contractStates.some(state => state === value)) return `rh.contract.state.${value}`
  if (value === 'bound' || value === 'unbound') return `rh.mutuelle.binding.${value}`
  if (timeStates.some(state => state === value)) return `rh.contract.time.${value}`
  if (mutuelleStates.some(state => state === value)) return `rh.mutuelle.state.${value}`
  if (missingOfContracts.some(piece => piece === value)) return `rh.contract.missing.${value}`
  if (missingPieces.some(piece => piece === value)) return `rh.employee.missing-${value}`
  return value === 'any' ? 'rh.employees.lacks-any' : `rh.list-choice.${value}`
}

const titles: Readonly<Record<string, string>> = {
  getContracts: 'rh.contract.tab',
  getMutuelles: 'rh.mutuelle.covers',
  getExpirableDocuments: 'rh.field.deadlines',
  getPageOfRegister: 'rh.field.staffRegister',
  getPaginatedEmployeesOfClient: 'rh.field.employees',
  getPaginatedPosts: 'rh.field.positions',
}

const fields: Readonly<Record<string, string>> = {
  binding: 'rh.field.contract',
  employeeId: 'rh.field.employee',
  organismId: 'rh.mutuelle.organism',
  endsBefore: 'rh.contract.ends-before',
  hiredBefore: 'rh.contract.hired-before',
  time: 'rh.contract.time',
  trialEndsBefore: 'rh.contract.trial-ends-before',
  archived: 'rh.employees.tab-archived',
  citizenship: 'field.citizenship',
  customFields: 'field.customFields',
  kind: 'rh.field.documentKind',
  missing: 'rh.contract.missing',
  part: 'rh.field.part',
  placeId: 'field.workplace',
  positionId: 'rh.field.position',
  sex: 'rh.field.sex',
  siret: 'rh.field.establishment',
  siteId: 'rh.field.site',
  situation: 'rh.field.situation',
  thisMonth: 'rh.field.thisMonth',
  unitId: 'rh.field.unit',
}

/** What RH's lists are called when somebody took one away. */
const listWords: ListWords = {
  list: call => titles[call] ?? `rh.list.${call}`,
  filter: name => fields[name] ?? `rh.list-filter.${name}`,
  choice: choiceInWords,
  ids: { placeId: rhPlaces, positionId: rhAuditedRows.position },
}

/** What the journal of changes calls RH's tables, columns and rows. */
export const rhAuditedWords: AuditedWords = {
  schema: 'rh',
  table: name => `rh.table.${name}`,
  field: name => `rh.field.${name}`,
  columns,
  derived,
  rows: rhAuditedRows,
  lists: listWords,
}
