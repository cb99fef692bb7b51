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
  const fact = (key: string, value: Fact[1]): Fact => [words(`rh.employee.${key}`), value]
  const { address } = person
  return [
    [
      'rh.employee.section-identity',
      [
        fact('person-title', person.title && words(`rh.employee.${person.title}`)),
        fact('name', person.name),
        fact('birth-name', person.birthName),
        fact('firstname', person.firstname),
        fact('other-firstnames', person.otherFirstnames),
        fact('sex', words(`rh.employee.sex-${person.sex}`)),
        fact('company', person.company),
        fact('nir', person.nir ? formatNir(person.nir) : null),
      ],
    ],
    [
      'rh.employee.section-birth',
      [
        fact('date-of-birth', dayInWords(person.dateOfBirth, language)),
        fact('birth-city', person.birthCity),
        fact('birth-department', person.birthDepartment),
        fact('birth-country', country(person.birthCountry)),
        fact('citizenship', country(person.citizenship)),
      ],
    ],
    [
      'rh.employee.section-contactDetails',
      [
        fact('mail', person.mail),
        fact('cell-phone', person.cellPhone),
        fact('work-mail', person.workMail),
        fact('work-phone', person.workPhone),
        fact('address', [address.address, address.additionalAddress].filter(Boolean).join(', ')),
        fact('city', [address.postCode, address.city].filter(Boolean).join(' ')),
        fact('country', country(address.country)),
        fact('emergency', person.emergencyName),
        fact('emergency-phone', person.emergencyPhone),
      ],
    ],
    [
      'rh.employee.section-bank',
      [
        fact('iban', person.iban ? formatIban(person.iban) : null),
        fact('bic', person.bic),
        fact('account-holder', person.accountHolder),
      ],
    ],
    [
      'rh.employee.section-personal',
      [
        fact('marital-status', person.maritalStatus && words(`rh.employee.marital-${person.maritalStatus}`)),
        fact('transport', person.transport),
        fact('driving-licence', valueIn(person.drivingLicence, words)),
        fact('glove-size', person.gloveSize),
        fact('shoe-size', person.shoeSize),
      ],
    ],
    [
      'rh.employee.section-guardian',
      [
        fact('guardian-name', person.guardianName),
        fact('guardian-relation', person.guardianRelation),
        fact('guardian-mail', person.guardianMail),
        fact('guardian-phone', person.guardianPhone),
      ],
    ],
    [
      'rh.employee.section-adaptation',
      [
        fact('disabled-worker', valueIn(person.hasDisabledWorkerStatus, words)),
        fact('restrictions', person.restrictions),
      ],
    ],
  ]
}
