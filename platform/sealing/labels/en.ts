import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'sealing.attestation.title': 'Statement of signature',
  'sealing.attestation.envelope': 'Envelope',
  'sealing.attestation.subject': 'Subject',
  'sealing.attestation.company': 'Company',
  'sealing.attestation.sender': 'Sent by',
  'sealing.attestation.all-signed': 'Signed by all on',
  'sealing.attestation.verify': 'Check the document',
  'sealing.attestation.documents': 'Documents read and signed',
  'sealing.attestation.digest': 'SHA-256',
  'sealing.attestation.measure_one': '{{count}} page, {{size}} bytes',
  'sealing.attestation.measure_other': '{{count}} pages, {{size}} bytes',
  'sealing.attestation.people': 'Signers',
  'sealing.attestation.consent': 'What was accepted',
  'sealing.attestation.worth': 'What this document is worth',
  'sealing.attestation.law':
    'Simple electronic signature (eIDAS regulation, art. 3-10 and 25), followed by the seal of the company. It has not the presumption of reliability of French decree 2017-1416: the proof file shows who signed, what and when. The sealed file begins with the very bytes that were read: their size and digest stand above.',
  'sealing.attestation.history': 'History',
  'sealing.attestation.chain': 'Chain of events (SHA-256 of the last):',
  'sealing.attestation.page': 'Page',
  'sealing.evidence.read-me':
    'PROOF FILE\n\n1-document-signe.pdf  the sealed document\n2-document-lu.pdf     the bytes that everybody read\n3-attestation.pdf     who, when, how\n4-preuve.json         all facts, with the chain of events\n5-preuve.json.tsr     the time-stamp of 4-preuve.json (if there is one)\n\nCHECKING WITHOUT SILLON\n\nThe sealed document has not changed:\n  pdfsig 1-document-signe.pdf\n  (or a PDF reader: signature panel)\n\nIt begins with what was read:\n  cmp -n $(stat -c %s 2-document-lu.pdf) 1-document-signe.pdf 2-document-lu.pdf\n\nThe digests are those of 4-preuve.json:\n  openssl dgst -sha256 1-document-signe.pdf 2-document-lu.pdf\n\nThe hour of the proof:\n  openssl ts -reply -in 5-preuve.json.tsr -text\n  openssl ts -verify -in 5-preuve.json.tsr -data 4-preuve.json -CAfile root-of-the-service.pem\n',
} satisfies Labels
