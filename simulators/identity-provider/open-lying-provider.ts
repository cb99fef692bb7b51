import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { close, listen } from '../loopback.ts'

type Claims = Record<string, unknown>

/** What the provider does otherwise than it should, and what its token says beside or instead of the truth. */
export type Lies = {
  claims?: Claims
  /** `none` signs nothing; `HS256` signs with what everybody knows. */
  alg?: 'RS256' | 'none' | 'HS256' | 'PS256'
  /** Signs with a key that it does not publish. */
  isForged?: boolean
  /** What its discovery document says otherwise. */
  metadata?: Claims
}

export type LyingProvider = {
  issuer: string
  /** The truth unless a test sets it otherwise. */
  lies: Lies
  /** What it was sent: the query of each sign-in, the body of each exchange. */
  asked: URLSearchParams[]
  close(): Promise<void>
}

type Asked = { nonce: string; clientId: string; challenge: string }

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/**
 * A provider that signs anybody in without a page and says whatever it is told to say: what a certified one cannot be
 * made to do.
 */
export async function openLyingProvider(nowInSeconds: () => number): Promise<LyingProvider> {
  const { publicKey, privateKey } = rsa()
  const forgedKey = rsa().privateKey
  const codes = new Map<string, Asked>()
  const server = createServer((request, response) => void answer(request, response))
  const issuer = await listen(server)
  const provider: LyingProvider = { issuer, lies: {}, asked: [], close: () => close(server) }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const json = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (pathname === '/.well-known/openid-configuration')
      return json({ ...metadataOf(issuer), ...provider.lies.metadata })
    if (pathname === '/jwks')
      return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }] })
    if (pathname === '/authorize') return response.writeHead(302, { location: signedIn(searchParams) }).end()
    if (pathname === '/token') return json(tokenFor(new URLSearchParams(await textOf(request))))
    return response.writeHead(404).end()
  }

  function signedIn(query: URLSearchParams) {
    provider.asked.push(query)
    const code = randomUUID()
    const of = (name: string) => query.get(name) ?? ''
    codes.set(code, { nonce: of('nonce'), clientId: of('client_id'), challenge: of('code_challenge') })
    const back = new URL(of('redirect_uri'))
    back.search = String(new URLSearchParams({ code, state: of('state'), session_state: 'more', hd: 'example.com' }))
    return back.href
  }

  function tokenFor(body: URLSearchParams) {
    provider.asked.push(body)
    const asked = codes.get(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!asked || asked.challenge !== challenge) return { error: 'invalid_grant' }
    codes.delete(body.get('code') as string)
    const now = nowInSeconds()
    const truth = {
      iss: issuer,
      sub: 'subject-1',
      aud: asked.clientId,
      nonce: asked.nonce,
      iat: now,
      exp: now + 300,
      email: 'paul@essai.example',
      email_verified: true,
      name: 'Paul Petit',
    }
    const { alg = 'RS256', isForged = false, claims } = provider.lies
    const idToken = jwt(alg, { ...truth, ...claims }, isForged ? forgedKey : privateKey)
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken }
  }

  return provider
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256', 'PS256'],
})

function jwt(alg: NonNullable<Lies['alg']>, claims: Claims, key: KeyObject) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg, kid: 'one' })}.${part(claims)}`
  return `${signed}.${alg === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

async function textOf(request: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
