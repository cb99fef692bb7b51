import { type KeyObject, sign } from 'node:crypto'
import { type Issued, madeForTimeStamps, makeCertificate } from '../certificate.ts'

/** Who signs times: his certificate (DER), the root above it, and his key. */
export type Authority = { certificate: Buffer; root: Buffer; key: KeyObject }

/** A root and a certificate made for time-stamps alone, new at each start. */
export async function makeAuthority(): Promise<Authority> {
  const root = await makeCertificate({ common: 'Racine des heures simulées', issuer: 'itself' })
  return authorityUnder(root)
}

export async function authorityUnder(
  root: Issued,
  extensions: Parameters<typeof makeCertificate>[0]['extensions'] = [],
): Promise<Authority> {
  const own = await makeCertificate({
    common: 'Horodatage simulé',
    issuer: root,
    extensions: [madeForTimeStamps(), ...extensions],
  })
  return { ...own, root: root.certificate }
}

export const signedBy = (key: KeyObject, bytes: Uint8Array) => sign('sha256', bytes, key)
