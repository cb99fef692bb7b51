import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { countryName, iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { departmentName } from '#platform/identifiers/departments.model.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { permitType, permitTypeName } from '../permit-type.model.ts'
import type { workPermitsCalls } from '../work-permits.calls.ts'
import { type LetterOfCheck, letterOfCheck } from './permit-letter.queries.ts'
import { holderOfPermit } from './permit-scope.ts'

type Letter = typeof workPermitsCalls.getPermitCheckLetter

const template = new URL('./permit-letter.typ', import.meta.url)
const paris = '75'

/**
 * The request to the prefecture of the employer's seat (code du travail, R5221-41), to be signed and sent with a copy
 * of the permit.
 * @throws Refusal 404, 409 when no company is known to sign it
 */
export async function permitLetter(given: Given<Letter, RhTables>, { id }: InputOf<Letter>): Promise<FileToSend> {
  const { db, caller, clock, press, say } = given
  const check = await db.selectFrom('rh.permit_check').select('employeeId').where('id', '=', id).executeTakeFirst()
  if (!check) throw notFound()
  await holderOfPermit(given, check.employeeId, 'read')
  const letter = await letterOfCheck(db, id)
  if (letter.company === null) throw new Refusal(409, 'NO_EMPLOYER', 'rh.permit.no-employer')

  await db
    .insertInto('rh.disclosure')
    .values({ employeeId: check.employeeId, what: 'permitNumber', actorId: caller.userId })
    .execute()
  const inFrench = (label: string) => say('fr', label)
  const clientId = caller.clientId as string
  const bytes = await press.print({ template, data: dataOf(letter, inFrench), printedAt: clock.now(), clientId })
  return { name: `${inFrench('rh.permit.letter-file')} ${letter.name} ${letter.firstname}.pdf`, bytes }
}

function dataOf(letter: LetterOfCheck, say: (label: string) => string) {
  const { department, address, siret } = letter
  const type = letter.permitType && permitType(letter.permitType)
  return {
    words: { page: say('rh.permit.letter-page') },
    channel: letter.channel,
    askedOn: inFull(letter.askedOn),
    hiringDate: letter.hiringDate && inFull(letter.hiringDate),
    isHired: letter.hiringDate !== null && letter.hiringDate <= letter.askedOn,
    job: letter.job,
    employer: {
      name: letter.company,
      lines: [
        address?.address,
        address?.additionalAddress,
        [address?.postCode, address?.city].filter(Boolean).join(' '),
      ].filter(Boolean),
      city: address?.city ?? null,
      siret: siret && inGroups(siret),
      phone: letter.phone && inPairs(letter.phone),
      representative: letter.legalRepresentative,
    },
    prefecture: {
      name: say(department === paris ? 'rh.permit.letter-police' : 'rh.permit.letter-prefecture'),
      service: department && `${departmentName(department)} (${department})`,
    },
    facts: factsOf(letter).map(([label, value]) => [say(label), value]),
    papers: (type ? type.documents : ['permitCopy']).map(paper => say(`rh.permit.paper-${paper}`)),
  }
}

function factsOf(letter: LetterOfCheck): [label: string, value: string][] {
  const facts: [string, string | null][] = [
    ['rh.permit.letter-name', letter.birthName ?? letter.name],
    ['rh.permit.letter-used-name', letter.birthName && letter.birthName !== letter.name ? letter.name : null],
    ['rh.permit.letter-firstnames', [letter.firstname, letter.otherFirstnames].filter(Boolean).join(', ')],
    ['rh.permit.letter-birth', birthOf(letter)],
    ['field.citizenship', countryOf(letter.citizenshipCog)],
    ['rh.permit.letter-permit', letter.permitType && permitTypeName(letter.permitType, 'fr')],
    ['rh.permit.letter-number', letter.identificationNumber],
    ['rh.permit.letter-from', letter.startingDate && inFull(letter.startingDate)],
    ['rh.permit.letter-to', letter.expirationDate && inFull(letter.expirationDate)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function birthOf({ dateOfBirth: date, birthCity: city, birthCountryCog: country }: LetterOfCheck) {
  const place = [city, countryOf(country)].filter(Boolean).join(', ')
  return place ? `${inFull(date)}, ${place}` : inFull(date)
}

const countryOf = (cog: string | null) => {
  const iso2 = cog && iso2OfCog(cog)
  return iso2 && countryName(iso2, 'fr')
}

const inFull = (day: string) => dayInWords(day, 'fr')

const inPairs = (phone: string) => phone.replace(/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '0$1 $2 $3 $4 $5')
