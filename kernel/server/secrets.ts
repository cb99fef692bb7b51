import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What one server key derives, one key a purpose, so that what leaks of one opens no other. */
type DerivedKeys = {
  /** Names the server key in what it signs, and tells nothing of it. */
  name: string
  /** Seals with AES-256-GCM, bound to its place (table, client, row): moved elsewhere, it does not open. */
  seal(place: string, text: string): Buffer
  /** @throws when the bytes were altered, moved or sealed with another key */
  open(place: string, sealed: Uint8Array): string
  /** A keyed digest: finds equal values without storing them. */
  fingerprint(purpose: string, text: string): Buffer
  /** The password of a database role, the same in every process of an installation. */
  password(role: string): string
}

/** The keys of an installation. During a rotation what the former server key sealed or signed still counts. */
export type Keys = DerivedKeys & {
  /** Those of the server key that bears this name, where it is one of the two. */
  named(name: string): DerivedKeys | undefined
}

export function keysFrom(serverKey: string, formerServerKey?: string): Keys {
  const present = derivedFrom(serverKey)
  const former = formerServerKey === undefined ? undefined : derivedFrom(formerServerKey)
  const open = (place: string, sealed: Uint8Array) => {
    if (!former) return present.open(place, sealed)
    try {
      return present.open(place, sealed)
    } catch {
      return former.open(place, sealed)
    }
  }
  return { ...present, open, named: name => [present, former].find(known => known?.name === name) }
}

const formatOfSealed = 1
const ivBytes = 12
const tagBytes = 16

function derivedFrom(serverKey: string): DerivedKeys {
  const derived = new Map<string, Buffer>()
  const key = (purpose: string) => {
    const known = derived.get(purpose)
    if (known) return known
    const made = Buffer.from(hkdfSync('sha256', serverKey, 'sillon', purpose, 32))
    derived.set(purpose, made)
    return made
  }
  return {
    name: `k${key('name').toString('hex', 0, 3)}`,
    seal: (place, text) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key('seal'), iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([formatOfSealed]), iv, cipher.getAuthTag(), body])
    },
    open: (place, sealed) => {
      const bytes = Buffer.from(sealed)
      if (bytes[0] !== formatOfSealed) throw new Error('sealed in a form that is not known')
      const iv = bytes.subarray(1, 1 + ivBytes)
      const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', key('seal'), iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', key(`fingerprint ${purpose}`))
        .update(text)
        .digest(),
    password: role => key(`password ${role}`).toString('base64url'),
  }
}
