import { X509Certificate } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { askedAt, type Issued, madeForAnswers, makeCertificate } from '../certificate.ts'
import { close, listen } from '../loopback.ts'
import { type Authority, authorityUnder } from '../time-stamp-server/authority.ts'
import { answerAbout } from './answer-about.ts'
import { listOf } from './list-of.ts'

/**
 * `deputised` lets somebody whom it named answer, `listing` gives its list alone, `partial` the list of a part of its
 * certificates, `revoking` says that all of its
 * certificates were revoked an hour ago, `stale` answers as it did two days before, `of another` about another
 * certificate, `wrong key` is signed by somebody else, `unknowing` does not know them, `down` answers 503.
 */
export type AuthorityMood =
  | 'willing'
  | 'deputised'
  | 'listing'
  | 'partial'
  | 'revoking'
  | 'stale'
  | 'of another'
  | 'wrong key'
  | 'unknowing'
  | 'down'

export type CertificationAuthority = {
  address: string
  /** Its root, in PEM. */
  anchor: string
  mood: { now: AuthorityMood }
  /** A certificate that seals, with its key. */
  issue(common: string): Promise<Issued>
  /** Who signs times under this authority. */
  issueTimeAuthority(): Promise<Authority>
  /** DER, its own first. */
  chainOf(issued: Issued): [Buffer, Buffer]
  close(): Promise<void>
}

/** In which it answers by lists alone. */
const lists: ReadonlySet<AuthorityMood> = new Set(['listing', 'partial'])

/** An authority of certificates on a free port of the loopback, which says of those it issued whether they still hold. */
export async function openCertificationAuthority(now: () => Temporal.Instant): Promise<CertificationAuthority> {
  const root = await makeCertificate({ common: 'Autorité simulée', issuer: 'itself' })
  const deputy = await makeCertificate({ common: 'Réponses simulées', issuer: root, extensions: madeForAnswers() })
  const stranger = await makeCertificate({ common: 'Autorité simulée', issuer: 'itself' })
  const mood: CertificationAuthority['mood'] = { now: 'willing' }
  const server = createServer((request, response) => {
    if (mood.now === 'down') return response.writeHead(503).end()
    if (request.url === '/list') return void list(response)
    if (lists.has(mood.now)) return response.writeHead(404).end()
    return void buffer(request).then(asked => answer(asked, response))
  })
  const address = await listen(server)
  const places = askedAt({ answers: `${address}/answers`, lists: `${address}/list` })
  return {
    address,
    anchor: new X509Certificate(root.certificate).toString(),
    mood,
    issue: common => makeCertificate({ common, issuer: root, extensions: places }),
    issueTimeAuthority: () => authorityUnder(root, places),
    chainOf: ({ certificate }) => [certificate, root.certificate],
    close: () => close(server),
  }

  async function answer(asked: Buffer, response: ServerResponse) {
    const bytes = await answerAbout(asked, {
      from: mood.now === 'stale' ? now().subtract({ hours: 48 }) : now(),
      status: statusNow(),
      isOfAnother: mood.now === 'of another',
      by: signerNow(),
      deputy: mood.now === 'deputised' ? deputy : null,
    })
    response.writeHead(200, { 'content-type': 'application/ocsp-response' }).end(bytes)
  }

  async function list(response: ServerResponse) {
    if (!lists.has(mood.now)) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': 'application/pkix-crl' })
      .end(await listOf(root, now(), { isPartial: mood.now === 'partial' }))
  }

  function statusNow() {
    if (mood.now === 'unknowing') return 'unknown'
    return mood.now === 'revoking' ? now().subtract({ hours: 1 }) : 'good'
  }

  function signerNow() {
    if (mood.now === 'deputised') return deputy
    return mood.now === 'wrong key' ? stranger : root
  }
}
