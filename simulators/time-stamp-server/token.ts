import { createHash, X509Certificate } from 'node:crypto'
import { readDer, tags, writeDer, writeObject } from '#kernel/server/der.ts'
import { type Authority, signedBy } from './authority.ts'

export const number = (value: number) => writeDer(tags.integer, Buffer.from([value]))
export const sequence = (...parts: readonly Uint8Array[]) => writeDer(tags.sequence, ...parts)
const set = (...parts: readonly Uint8Array[]) => writeDer(tags.set, ...parts)
const octets = (bytes: Uint8Array) => writeDer(tags.octets, bytes)

const sha256 = () => sequence(writeObject('2.16.840.1.101.3.4.2.1'), writeDer(tags.null))
const rsa = () => sequence(writeObject('1.2.840.113549.1.1.1'), writeDer(tags.null))
const info = '1.2.840.113549.1.9.16.1.4'

const attribute = (kind: string, value: Uint8Array) => sequence(writeObject(kind), set(value))
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** What is said of a time, signed (RFC 5652) by an authority; `null` leaves the place of the signature empty. */
export function tokenOf(said: Uint8Array, authority: Authority | null): Buffer {
  const content = sequence(writeObject(info), writeDer(tags.explicit0, octets(said)))
  const body = authority
    ? [
        set(sha256()),
        content,
        writeDer(tags.explicit0, authority.certificate, authority.root),
        set(signerInfo(said, authority)),
      ]
    : [set(), content, set()]
  return sequence(writeObject('1.2.840.113549.1.7.2'), writeDer(tags.explicit0, sequence(number(3), ...body)))
}

function signerInfo(said: Uint8Array, { certificate, key }: Authority) {
  const attributes = [
    attribute('1.2.840.113549.1.9.3', writeObject(info)),
    attribute('1.2.840.113549.1.9.4', octets(digestOf(said))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(digestOf(certificate)))))),
  ].toSorted(Buffer.compare)
  return sequence(
    number(1),
    issuerAndSerial(certificate),
    sha256(),
    writeDer(tags.explicit0, ...attributes),
    rsa(),
    octets(signedBy(key, set(...attributes))),
  )
}

/** As they stand in the certificate: version, serial, algorithm, issuer. */
function issuerAndSerial(certificate: Buffer) {
  const [, serial, , issuer] = readDer(certificate).children[0]?.children ?? []
  if (!serial || !issuer) throw new Error(`no certificate: ${new X509Certificate(certificate).subject}`)
  return sequence(writeDer(issuer.tag, issuer.content), writeDer(serial.tag, serial.content))
}
