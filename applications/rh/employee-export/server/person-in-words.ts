import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { Language } from '#kernel/shared/names.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import { formatIban } from '#platform/identifiers/iban.model.ts'
import { formatNir } from '#platform/identifiers/identifier.model.ts'
import type { WholeFile } from './whole-file.ts'
import { type Fact, type Say, valueIn } from './value-in-words.ts'

/** The sections of a file, each with what it says. */
export function personInWords(person: WholeFile['person'], words: Say, language: Language): [string, Fact[]][] {
  const country = (iso2: string | null) => iso2 && countryName(iso2, language)
  const fact = (key: string, value: Fact[1]): Fact => [words(key), value]
  const { address } = person
  return [
    [
      'rh.employee.section-identity',
      [
        fact('field.personTitle', person.title && words(`rh.employee.${person.title}`)),
        fact('field.lastName', person.name),
        fact('rh.field.birthName', person.birthName),
        fact('field.firstname', person.firstname),
        fact('rh.employee.other-firstnames', person.otherFirstnames),
        fact('rh.field.sex', words(`rh.employee.sex-${person.sex}`)),
        fact('field.company', person.company),
        fact('rh.employee.nir', person.nir ? formatNir(person.nir) : null),
      ],
    ],
    [
      'rh.employee.section-birth',
      [
        fact('rh.field.dateOfBirth', dayInWords(person.dateOfBirth, language)),
        fact('rh.employee.birth-city', person.birthCity),
        fact('rh.employee.birth-department', person.birthDepartment),
        fact('rh.employee.birth-country', country(person.birthCountry)),
        fact('field.citizenship', country(person.citizenship)),
      ],
    ],
    [
      'field.contactDetails',
      [
        fact('rh.employee.mail', person.mail),
        fact('rh.field.cellPhone', person.cellPhone),
        fact('rh.field.workMail', person.workMail),
        fact('rh.field.workPhone', person.workPhone),
        fact('field.address', [address.address, address.additionalAddress].filter(Boolean).join(', ')),
        fact('field.city', [address.postCode, address.city].filter(Boolean).join(' ')),
        fact('field.country', country(address.country)),
        fact('rh.field.emergencyName', person.emergencyName),
        fact('rh.field.emergencyPhone', person.emergencyPhone),
      ],
    ],
    [
      'rh.employee.section-bank',
      [
        fact('rh.employee.iban', person.iban ? formatIban(person.iban) : null),
        fact('rh.employee.bic', person.bic),
        fact('rh.employee.account-holder', person.accountHolder),
      ],
    ],
    [
      'rh.employee.section-personal',
      [
        fact(
          'rh.employee.marital-status',
          person.maritalStatus && words(`rh.employee.marital-${person.maritalStatus}`),
        ),
        fact('rh.employee.transport', person.transport),
        fact('rh.employee.driving-licence', valueIn(person.drivingLicence, words)),
        fact('rh.employee.glove-size', person.gloveSize),
        fact('rh.employee.shoe-size', person.shoeSize),
      ],
    ],
    [
      'rh.employee.section-guardian',
      [
        fact('rh.employee.guardian-name', person.guardianName),
        fact('rh.employee.guardian-relation', person.guardianRelation),
        fact('rh.employee.guardian-mail', person.guardianMail),
        fact('rh.employee.guardian-phone', person.guardianPhone),
      ],
    ],
    [
      'rh.employee.section-adaptation',
      [
        fact('rh.employee.disabled-worker', valueIn(person.hasDisabledWorkerStatus, words)),
        fact('rh.employee.restrictions', person.restrictions),
      ],
    ],
  ]
}
