import { z } from 'zod'
import { iban } from '#platform/identifiers/iban.model.ts'
import { mailAddress, nir, personName } from '#platform/identifiers/identifier.model.ts'
import type { BulkModel } from '#platform/imports/bulk-model.slot.ts'
import { date } from '#platform/imports/date-reader.model.ts'
import { readBySchema, code, codeIn, oneOf, phone, text } from '#platform/imports/readers.model.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { spokenLanguages } from '../../employee.model.ts'
import { country } from './read-country.ts'

/** What a line of somebody's staff file may say. */
export type EmployeeValues = {
  name: string
  firstname: string
  dateOfBirth: string
  title?: 'mr' | 'mrs'
  sex?: 1 | 2
  birthName?: string
  otherFirstnames?: string
  nir?: string
  iban?: string
  payrollNumber?: string
  company?: string
  birthCity?: string
  birthDepartment?: string
  birthCountry?: string
  citizenship?: string
  mail?: string
  cellPhone?: string
  address?: string
  additionalAddress?: string
  postCode?: string
  city?: string
  country?: string
  emergencyName?: string
  emergencyPhone?: string
  language?: (typeof spokenLanguages)[number]
}

/** What a line may say only by the right to sensitive data. */
export const sensitiveColumns = ['nir', 'iban'] as const satisfies readonly (keyof EmployeeValues)[]

/** As payroll programs number people; unique in the company. */
const payrollNumber = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, { error: 'rh.import.number-invalid' })

const department = (cell: string | number) => codeIn(cell).toUpperCase().padStart(2, '0')

export const bulkColumns: BulkModel<EmployeeValues, RhTables>['columns'] = {
  name: {
    label: 'field.lastName',
    synonyms: [
      'nom',
      'nom de famille',
      "nom d'usage",
      'nom usuel',
      'nom du salarié',
      'last name',
      'surname',
      'name',
      'apellido',
      'apellidos',
    ],
    required: true,
    read: readBySchema(personName),
  },
  firstname: {
    label: 'field.firstname',
    synonyms: ['prénom', 'prénoms', 'prénom du salarié', 'first name', 'firstname', 'given name', 'nombre'],
    required: true,
    read: readBySchema(personName),
  },
  dateOfBirth: {
    label: 'rh.field.dateOfBirth',
    synonyms: [
      'date de naissance',
      'né le',
      'né(e) le',
      'née le',
      'naissance',
      'ddn',
      'date naiss',
      'birth date',
      'date of birth',
      'birthday',
      'fecha de nacimiento',
    ],
    required: true,
    read: date,
  },
  nir: {
    label: 'rh.employee.nir',
    synonyms: [
      'nir',
      'numéro de sécurité sociale',
      'n° sécurité sociale',
      'n° sécu',
      'n° ss',
      'sécurité sociale',
      'numéro insee',
      'matricule sécurité sociale',
      'social security number',
      'número de seguridad social',
    ],
    isTelling: true,
    read: code(nir),
  },
  iban: {
    label: 'rh.employee.iban',
    synonyms: ['iban', 'compte bancaire', 'coordonnées bancaires', 'bank account', 'cuenta bancaria'],
    isTelling: true,
    read: readBySchema(iban),
  },
  payrollNumber: {
    label: 'rh.field.payrollNumber',
    synonyms: [
      'matricule',
      'matricule paie',
      'numéro de paie',
      'matricule salarié',
      'code salarié',
      'numéro salarié',
      'payroll number',
      'employee number',
      'número de empleado',
    ],
    read: code(payrollNumber),
  },
  company: {
    label: 'field.company',
    synonyms: [
      'société',
      'entreprise',
      'employeur',
      'établissement',
      'raison sociale',
      'company',
      'employer',
      'empresa',
      'sociedad',
    ],
    read: text(120),
  },
  title: {
    label: 'field.personTitle',
    synonyms: ['civilité', 'titre', 'title', 'tratamiento'],
    read: oneOf([
      { value: 'mr', words: ['M.', 'Mr', 'Monsieur', 'Sr', 'Señor'] },
      { value: 'mrs', words: ['Mme', 'Mlle', 'Madame', 'Mademoiselle', 'Mrs', 'Ms', 'Miss', 'Sra', 'Señora'] },
    ]),
  },
  sex: {
    label: 'rh.field.sex',
    synonyms: ['sexe', 'genre', 'sex', 'gender', 'sexo'],
    read: oneOf([
      { value: 1, words: ['H', 'M', 'Homme', 'Masculin', 'Male', 'Hombre', 'Garçon'] },
      { value: 2, words: ['F', 'Femme', 'Féminin', 'Female', 'Mujer', 'Fille'] },
    ]),
  },
  birthName: {
    label: 'rh.field.birthName',
    synonyms: [
      'nom de naissance',
      'nom de jeune fille',
      'nom patronymique',
      'birth name',
      'maiden name',
      'apellido de nacimiento',
    ],
    read: readBySchema(personName),
  },
  otherFirstnames: {
    label: 'rh.employee.other-firstnames',
    synonyms: ['autres prénoms', 'deuxième prénom', 'other first names', 'middle name', 'otros nombres'],
    read: text(120),
  },
  birthCity: {
    label: 'rh.employee.birth-city',
    synonyms: [
      'commune de naissance',
      'ville de naissance',
      'lieu de naissance',
      'né à',
      'place of birth',
      'lugar de nacimiento',
    ],
    read: text(80),
  },
  birthDepartment: {
    label: 'rh.employee.birth-department',
    synonyms: ['département de naissance', 'dépt de naissance', 'dep naissance', 'birth department'],
    read: readBySchema(z.string().regex(/^(\d{2,3}|2[AB])$/, { error: 'rh.import.department' }), department),
  },
  birthCountry: {
    label: 'rh.employee.birth-country',
    synonyms: ['pays de naissance', 'country of birth', 'país de nacimiento'],
    read: country,
  },
  citizenship: {
    label: 'field.citizenship',
    synonyms: ['nationalité', 'citizenship', 'nationality', 'nacionalidad'],
    read: country,
  },
  mail: {
    label: 'rh.employee.mail',
    synonyms: [
      'mail',
      'e-mail',
      'email',
      'courriel',
      'adresse mail',
      'adresse e-mail',
      'mail personnel',
      'correo',
      'correo electrónico',
    ],
    isTelling: true,
    read: readBySchema(mailAddress),
  },
  cellPhone: {
    label: 'rh.field.cellPhone',
    synonyms: [
      'portable',
      'mobile',
      'téléphone',
      'téléphone portable',
      'téléphone mobile',
      'tél',
      'tél portable',
      'gsm',
      'phone',
      'mobile phone',
      'cell phone',
      'teléfono',
      'móvil',
    ],
    isTelling: true,
    read: phone,
  },
  address: {
    label: 'field.address',
    synonyms: ['adresse', 'adresse postale', 'rue', 'voie', 'adresse 1', 'address', 'street', 'dirección', 'calle'],
    read: text(120),
  },
  additionalAddress: {
    label: 'field.additionalAddress',
    synonyms: ["complément d'adresse", 'complément adresse', 'adresse 2', 'address 2', 'additional address'],
    read: text(120),
  },
  postCode: {
    label: 'field.postCode',
    synonyms: ['code postal', 'cp', 'post code', 'postcode', 'zip', 'zip code', 'código postal'],
    read: (cell, today) => text(10)(codeIn(cell), today),
  },
  city: {
    label: 'field.city',
    synonyms: ['ville', 'commune', 'localité', 'city', 'town', 'ciudad'],
    read: text(80),
  },
  country: {
    label: 'field.country',
    synonyms: ['pays', 'pays de résidence', 'country', 'país'],
    read: country,
  },
  emergencyName: {
    label: 'rh.field.emergencyName',
    synonyms: ['personne à prévenir', "contact d'urgence", 'urgence', 'emergency contact', 'contacto de emergencia'],
    read: text(80),
  },
  emergencyPhone: {
    label: 'rh.field.emergencyPhone',
    synonyms: [
      "téléphone d'urgence",
      'tél urgence',
      'téléphone personne à prévenir',
      'emergency phone',
      'teléfono de emergencia',
    ],
    read: phone,
  },
  language: {
    label: 'rh.employee.language',
    synonyms: ['langue', 'langue parlée', 'language', 'idioma'],
    read: oneOf(spokenLanguages.map(value => ({ value, words: [...namesOf(value), value] }))),
  },
}

function namesOf(code: string) {
  return ['fr', 'en', 'es', 'ar'].flatMap(
    language => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? [],
  )
}
