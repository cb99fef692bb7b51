import { Readable } from 'node:stream'
import { dayInWords, momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { countryName, iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { formatNir, maskNir } from '#platform/identifiers/identifier.model.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { dpaeBoxes } from '#rh/positions/dpae-configuration.model.ts'
import type { CanonicalDpae } from '../canonical-dpae.model.ts'
import type { Desk } from './desk.ts'
import { placeOfJson } from './record-declaration.ts'

const template = new URL('./summary-document.typ', import.meta.url)
const mostBytes = 20_000_000

type Declaration = {
  id: string
  contractId: string
  number: string
  receiptNumber: string
  acceptedAt: string
  isSimulated: boolean
  declared: CanonicalDpae | null
}

/** A declaration with what it said, opened. */
export async function declarationToPrint(
  db: RhDb,
  keys: Pick<Keys, 'open'>,
  clientId: string,
  id: string,
): Promise<Declaration> {
  const row = await db
    .selectFrom('rh.dpae as d')
    .innerJoin('rh.employment_contract as c', 'c.id', 'd.contractId')
    .leftJoin('rh.dpae_transmission as t', 't.id', 'd.transmissionId')
    .select(['d.id', 'd.contractId', 'c.number', 'd.receiptNumber', 'd.acceptedAt', 'd.jsonEncrypted'])
    .select('t.connector')
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  const { jsonEncrypted, connector, ...told } = row
  const declared = declaredIn(keys, clientId, { id, jsonEncrypted })
  return { ...told, isSimulated: connector === 'simulated', declared }
}

/** What was declared, opened; null of a receipt that was typed by hand. */
export function declaredIn(
  keys: Pick<Keys, 'open'>,
  clientId: string,
  { id, jsonEncrypted }: { id: string; jsonEncrypted: Uint8Array | null },
): CanonicalDpae | null {
  if (!jsonEncrypted) return null
  const json = JSON.parse(keys.open(placeOfJson(clientId, id), jsonEncrypted)) as CanonicalDpae | null
  const isWhole = json !== null && typeof json === 'object' && 'employer' in json && 'contract' in json
  return isWhole ? json : null
}

type Printing = Pick<Desk, 'press' | 'say' | 'clientId'>

/** The summary that a person is given (code du travail, R1221-9); the number is whole only where it is asked for. */
export function printSummary({ press, say, clientId }: Printing, told: Declaration, { isWhole }: { isWhole: boolean }) {
  const french = (label: string, values = {}) => say('fr', label, values)
  const { declared, receiptNumber, acceptedAt } = told
  const data = {
    words: { page: french('rh.dpae.print-page') },
    title: french('rh.dpae.print-title'),
    receipt: [french('rh.dpae.print-receipt'), receiptNumber],
    accepted: french('rh.dpae.print-accepted', { moment: momentInWords(acceptedAt, 'fr') }),
    simulated: told.isSimulated ? french('rh.dpae.print-simulated') : null,
    notice: french('rh.dpae.print-notice'),
    sections: declared ? sectionsOf(declared, told, isWhole, french) : [],
    foot: declared?.employer.name ?? told.number,
  }
  return press.print({ template, data, printedAt: Temporal.Instant.from(acceptedAt), clientId })
}

type French = (label: string) => string
type Fact = [label: string, value: string | null]

function sectionsOf(
  { employer, employee, contract, ...rest }: CanonicalDpae,
  { number }: Declaration,
  isWhole: boolean,
  french: French,
) {
  const day = (iso: string | null) => iso && dayInWords(iso, 'fr')
  const country = employee.birthCountryCog && iso2OfCog(employee.birthCountryCog)
  const nir = employee.nir && `${employee.nir}${employee.nirKey}`
  const body = employer.regime === 'MSA' ? employer.msaBody : employer.urssafCode
  const sections: [string, Fact[]][] = [
    [
      'employer',
      [
        ['name', employer.name],
        ['siret', employer.siret && inGroups(employer.siret)],
        ['naf', employer.naf],
        ['organism', [employer.regime, body].filter(Boolean).join(' ')],
        ['health', employer.healthService],
        ['address', [employer.address, employer.postCode, employer.city].filter(Boolean).join(' ')],
      ],
    ],
    [
      'employee',
      [
        ['name', [employee.birthName, employee.usageName && `(${employee.usageName})`].filter(Boolean).join(' ')],
        ['firstnames', employee.firstnames],
        ['nir', nir && (isWhole ? formatNir(nir) : maskNir(nir))],
        [
          'birth',
          [day(employee.birthDate), employee.birthCity, country && countryName(country, 'fr')]
            .filter(Boolean)
            .join(', '),
        ],
      ],
    ],
    [
      'hiring',
      [
        ['contract', number],
        ['hiring', `${day(contract.hiringDate)}, ${contract.hiringTime}`],
        ['nature', contract.nature],
        ['end', day(contract.endDate)],
        ['trial', contract.trialDays === null ? null : String(contract.trialDays)],
        ['job', contract.job],
        ['tode', french(rest.todeRequested ? 'rh.dpae.print-yes' : 'rh.dpae.print-no')],
        ['follow-up', rest.followUp],
        [
          'risks',
          dpaeBoxes
            .filter(box => rest.risks?.[box])
            .map(box => french(`rh.dpae.${box}`))
            .join(' ; '),
        ],
      ],
    ],
  ]
  return sections.map(([name, facts]) => ({
    title: french(`rh.dpae.print-section.${name}`),
    facts: facts.flatMap(([label, value]) => (value ? [[french(`rh.dpae.print-fact.${label}`), value]] : [])),
  }))
}

type Stored = { id: string; storageKey: string }

/** Keeps a PDF among the files of the client; answers its id. */
export async function keepPdf(
  desk: Desk,
  name: string,
  bytes: Uint8Array,
  andThen: (db: RhDb, file: Stored) => Promise<void>,
) {
  const rule = { types: ['application/pdf'], maxBytes: mostBytes }
  const stored = await desk.files.store(desk.clientId, `${name}.pdf`, Readable.from([bytes]), rule)
  try {
    await desk.withDb(async db => {
      const { storageKey, name: fileName, mime, size, sha256 } = stored
      const { id } = await db
        .insertInto('kernel.file')
        .values({ storageKey, name: fileName, mime, size, sha256, createdBy: desk.actorId })
        .returning('id')
        .executeTakeFirstOrThrow()
      await andThen(db, { id, storageKey })
    })
  } catch (error) {
    await desk.files.remove(stored.storageKey)
    throw error
  }
}
