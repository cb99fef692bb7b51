import { Constructed, Enumerated, GeneralizedTime, Integer, OctetString, Primitive } from 'asn1js'
import * as pki from 'pkijs'
import { type Issued, certificateIn, signingKey } from '../certificate.ts'

type Said = {
  from: Temporal.Instant
  /** An instant is that of its revocation. */
  status: 'good' | 'unknown' | Temporal.Instant
  isOfAnother: boolean
  by: Issued
  /** Whose certificate goes with the answer. */
  deputy: Issued | null
}

const holds = { hours: 12 }

/** What is answered (OCSP, RFC 6960) to a question about one certificate. */
export async function answerAbout(asked: Buffer, { from, status, isOfAnother, by, deputy }: Said): Promise<Buffer> {
  const question = pki.OCSPRequest.fromBER(new Uint8Array(asked).buffer)
  const { reqCert } = question.tbsRequest.requestList[0] as pki.Request
  if (isOfAnother) reqCert.serialNumber = new Integer({ value: 1 })
  const basic = new pki.BasicOCSPResponse()
  basic.tbsResponseData.responderID = certificateIn(by.certificate).subject
  basic.tbsResponseData.producedAt = dateOf(from)
  basic.tbsResponseData.responses = [
    new pki.SingleResponse({
      certID: reqCert,
      certStatus: statusOf(status),
      thisUpdate: dateOf(from),
      nextUpdate: dateOf(from.add(holds)),
    }),
  ]
  if (deputy) basic.certs = [certificateIn(deputy.certificate)]
  await basic.sign(await signingKey(by.key), 'SHA-256')
  const answer = new pki.OCSPResponse()
  answer.responseStatus = new Enumerated({ value: 0 })
  answer.responseBytes = new pki.ResponseBytes({
    responseType: '1.3.6.1.5.5.7.48.1.1',
    response: new OctetString({ valueHex: basic.toSchema().toBER() }),
  })
  return Buffer.from(answer.toSchema().toBER())
}

function statusOf(status: Said['status']) {
  if (status === 'good') return new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } })
  if (status === 'unknown') return new Primitive({ idBlock: { tagClass: 3, tagNumber: 2 } })
  return new Constructed({
    idBlock: { tagClass: 3, tagNumber: 1 },
    value: [new GeneralizedTime({ valueDate: dateOf(status) })],
  })
}

const dateOf = (instant: Temporal.Instant) => new Date(Math.floor(instant.epochMilliseconds / 1000) * 1000)
