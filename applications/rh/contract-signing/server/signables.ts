import type { Clock } from '#kernel/server/clock.ts'
import { type EnvelopeNews, signable, type SignedEnvelope } from '#platform/envelopes/signable.slot.ts'
import { sendingElement, signatureElement } from '#rh/contracts/contract.model.ts'
import { addressOfContracts } from '#rh/contracts/contracts-place.model.ts'
import { addressOfMutuelles } from '#rh/mutuelles/mutuelles-place.model.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type SignedKind, signedKinds } from '../contract-signing.model.ts'
import { declineRecord, reopenRecord } from './end-of-envelope.ts'
import { heldRecord, noteDelivered, noteSigned, noteSignedInPart, settleSigned } from './settle-signed.ts'
import { type SignedRecord, signedRecords } from './signed-record.queries.ts'

const capacities = [
  { code: 'employee', label: 'rh.esign.employee' },
  { code: 'legal_guardian', label: 'rh.esign.legal-guardian' },
  { code: 'company', label: 'rh.esign.company' },
]

/** Types of RH that are signed. */
const typeCodes = [
  'WORK_CONTRACT',
  'AMENDMENT',
  'SUSPENSION',
  'END_OF_CONTRACT',
  'MUTUELLE_ADHESION',
  'MUTUELLE_DISPENSE',
]

const isSignedKind = (kind: string): kind is SignedKind => (signedKinds as readonly string[]).includes(kind)

/** What RH does with what becomes of an envelope of its documents, in the envelope's own transaction. */
export const signables = (clock: Clock) =>
  typeCodes.map(typeCode =>
    signable<RhTables>({
      typeCode,
      elements: { see: 'rh/esign', send: sendingElement, sign: signatureElement },
      capacities,
      recordsOf: async (db, records) => {
        const found: SignedRecord[] = []
        for (const [kind, ofKind] of Map.groupBy(records, record => record.kind))
          if (isSignedKind(kind))
            found.push(
              ...(await signedRecords(
                db,
                kind,
                ofKind.map(({ id }) => id),
              )),
            )
        return new Map(found.map(record => [record.id, inWords(record)]))
      },
      onSignedInPart: (db, envelope) => eachRecord(db, envelope, record => noteSignedInPart(db, record)),
      onAllSigned: (db, envelope) => eachRecord(db, envelope, record => noteSigned(db, record, envelope.allSignedAt)),
      onSigned: (db, envelope) =>
        eachRecord(db, envelope, (record, document) =>
          settleSigned({ db, clock }, record, {
            allSignedAt: envelope.allSignedAt,
            sealedFileId: document.sealedFileId,
          }),
        ),
      onCopyMailed: (db, envelope, { capacity }) =>
        capacity === 'employee'
          ? eachRecord(db, envelope, record => noteDelivered({ db, clock }, record))
          : Promise.resolve(),
      onDeclined: (db, envelope, documentId) =>
        eachRecord(db, envelope, (record, { id }) =>
          documentId === undefined || documentId === id
            ? declineRecord({ db, clock }, record, envelope.reason)
            : Promise.resolve(),
        ),
      onExpired: (db, envelope) => eachRecord(db, envelope, record => reopenRecord(db, record, 'expired')),
      onCancelled: (db, envelope) => eachRecord(db, envelope, record => reopenRecord(db, record, 'generated')),
    }),
  )

function inWords(record: SignedRecord) {
  const { kind, employeeId, contractId, name, firstname, number, hiringDate } = record
  return {
    label: [`${name} ${firstname}`, number].filter(Boolean).join(' · '),
    address: kind === 'mutuelle' ? addressOfMutuelles(employeeId) : addressOfContracts(employeeId),
    extra: { id: contractId, number, hiringDate, employee: { id: employeeId, firstname, name } },
  }
}

/** A record that was taken away meanwhile hears of nothing more. */
async function eachRecord<Envelope extends EnvelopeNews | SignedEnvelope>(
  db: RhDb,
  { documents }: Envelope,
  tell: (record: SignedRecord, document: Envelope['documents'][number]) => Promise<unknown>,
) {
  for (const document of documents) {
    const { record: of } = document
    if (!of || !isSignedKind(of.kind)) continue
    const record = await heldRecord(db, of.kind, of.id)
    if (record) await tell(record, document)
  }
}
