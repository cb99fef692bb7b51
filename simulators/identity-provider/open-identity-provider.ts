import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { close, listen } from '../loopback.ts'

type Registered = { appId: string; secret: string; returnAddress: string }

export type Employee = { mail: string; firstname: string; name: string; isMailVerified?: boolean }

export type IdentityProvider = {
  issuer: string
  /** By the login that they type there, which is the subject of their tokens. */
  people: Map<string, Employee>
  close(): Promise<void>
}

/** A company's identity provider: the certified `oidc-provider`, on a free port of the loopback, with its own pages. */
export async function openIdentityProvider({ appId, secret, returnAddress }: Registered): Promise<IdentityProvider> {
  const server = createServer()
  const issuer = await listen(server)
  const people = new Map<string, Employee>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: appId, client_secret: secret, redirect_uris: [returnAddress] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    cookies: { keys: ['a key of no worth'] },
    findAccount: (_context, login) => {
      const person = people.get(login)
      return person && { accountId: login, claims: () => ({ sub: login, ...claimsOf(person) }) }
    },
  })
  server.on('request', provider.callback())
  return { issuer, people, close: () => close(server) }
}

const claimsOf = ({ mail, firstname, name, isMailVerified = true }: Employee) => ({
  email: mail,
  email_verified: isMailVerified,
  given_name: firstname,
  family_name: name,
})
