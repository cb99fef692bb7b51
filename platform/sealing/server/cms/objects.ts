/** Dotted names of what signatures, time-stamps and certificates are made of (RFC 5652, 5035, 3161, 5280). */
export const objects = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  ocspSigning: '1.3.6.1.5.5.7.3.9',
  ocsp: '1.3.6.1.5.5.7.48.1',
  ocspNoCheck: '1.3.6.1.5.5.7.48.1.5',
  authorityAccess: '1.3.6.1.5.5.7.1.1',
  revocationLists: '2.5.29.31',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const

export const digests: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  [objects.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** The digest of each way to sign that is judged here; RSA is PKCS#1 v1.5. */
export const digestsOfSignatures: Record<string, string> = {
  [objects.sha256WithRsa]: 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  [objects.ecdsaWithSha256]: 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}
