import type { Ground } from '#kernel/server/answers.ts'
import { readDer, tags, writeDer } from '#kernel/server/der.ts'
import { streamZip } from '#kernel/server/zip.ts'
import type { Language } from '#kernel/shared/names.ts'

type Bytes = Uint8Array | AsyncIterable<Uint8Array>

/** What a proof file holds; bytes are read as it is sent. */
export type Evidence = {
  language: Language
  /** What was read, and what it became: null of one that was declined. */
  documents: readonly { read: () => Bytes; sealed: (() => Bytes) | null }[]
  attestation: Bytes
  /** All that is known of the envelope, as it is written out. */
  facts: unknown
  /** A time-stamp token over exactly what `writtenFacts` gives of them, where one was taken. */
  timeStamp: Uint8Array | null
}

/** As they stand in the file, and as they are time-stamped: UTF-8, indented. */
export const writtenFacts = (facts: unknown) => new TextEncoder().encode(`${JSON.stringify(facts, null, 2)}\n`)

/**
 * All that proves what was signed, to somebody who has no Sillon: the sealed files and those that were read, the
 * attestation, the facts with their time-stamp, and how to check each of them with programs that everybody may have.
 */
export function evidenceZip(
  { say, clock }: Pick<Ground, 'say' | 'clock'>,
  evidence: Evidence,
): AsyncIterable<Uint8Array> {
  const { language, documents, attestation, facts, timeStamp } = evidence
  return streamZip(clock.now(), async zip => {
    for (const [index, { read, sealed }] of documents.entries()) {
      const number = documents.length === 1 ? '' : `-${index + 1}`
      if (sealed) await zip.add(`1-document-signe${number}.pdf`, sealed())
      await zip.add(`2-document-lu${number}.pdf`, read())
    }
    await zip.add('3-attestation.pdf', attestation)
    await zip.add('4-preuve.json', writtenFacts(facts))
    if (timeStamp) await zip.add('5-preuve.json.tsr', granted(timeStamp))
    await zip.add('LISEZ-MOI.txt', new TextEncoder().encode(`${say(language, 'sealing.evidence.read-me')}\n`))
  })
}

/** A token as an answer of its server, which is what openssl and others read from a `.tsr`. */
function granted(token: Uint8Array) {
  const { tag, content } = readDer(Buffer.from(token))
  const status = writeDer(tags.sequence, writeDer(tags.integer, Buffer.from([0])))
  return writeDer(tags.sequence, status, writeDer(tag, content))
}
