import type { Ground } from '#kernel/server/answers.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { Attested } from './attested.ts'

type Printing = Pick<Ground, 'press' | 'say' | 'clock' | 'origins'> & { clientId: string }

const template = new URL('./attestation.typ', import.meta.url)

const wordsOfPage = [
  'title',
  'envelope',
  'subject',
  'company',
  'sender',
  'all-signed',
  'verify',
  'documents',
  'digest',
  'people',
  'consent',
  'worth',
  'law',
  'history',
  'chain',
  'page',
] as const

/** The pages that follow what was signed: who, when, how he was known, and what to compare it with. */
export async function printAttestation(given: Printing, attested: Attested): Promise<Uint8Array> {
  const { press, say, clock, clientId } = given
  const { language, documents, people, events, allSignedAt } = attested
  const at = (instant: string) => momentInWords(instant, language)
  const words = Object.fromEntries(wordsOfPage.map(word => [word, say(language, `sealing.attestation.${word}`)]))
  const [{ sha256: first } = { sha256: '' }] = documents
  return press.print({
    template,
    clientId,
    printedAt: clock.now(),
    images: { 'verify.svg': await verifierCode(given.origins[0] ?? '', first) },
    data: {
      ...attested,
      words,
      allSignedAt: at(allSignedAt),
      documents: documents.map(({ name, pages, size, sha256 }) => ({
        name,
        sha256,
        measure: say(language, 'sealing.attestation.measure', { count: pages, size }),
      })),
      people: people.map(({ steps, ...person }) => ({
        ...person,
        steps: steps.map(step => ({ label: step.label, at: at(step.at) })),
      })),
      events: events.map(event => ({ ...event, person: event.person ?? '', at: at(event.at) })),
    },
  })
}

/** Leads to the page that says what is known of a document by its digest. */
async function verifierCode(origin: string, sha256: string) {
  const { default: qrCode } = await import('qrcode')
  const svg = await qrCode.toString(`${origin}/verifier?sha256=${sha256}`, { type: 'svg', margin: 0 })
  return new TextEncoder().encode(svg)
}
