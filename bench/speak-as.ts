import { request } from 'node:http'
import { demoPassword } from '#main/demo/accounts.ts'
import type { Server } from './servers.ts'

export type Speaker = {
  clientId: string
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body: object): Promise<Answer>
  /** A PDF in the field `file`. */
  upload<Answer>(path: string, name: string, pdf: Uint8Array<ArrayBuffer>): Promise<Answer>
  /** The lines of a long work, once it has ended. */
  stream<Line>(path: string, body: object): Promise<Line[]>
}

/** Somebody of the demo who is signed in, and speaks to the server as a program does. @throws Error of an answer that is none */
export async function speakAs({ address }: Server, mail: string): Promise<Speaker> {
  const ask = async (path: string, sent: RequestInit): Promise<string> => {
    const answer = await fetch(`${address}/api/${path}`, sent)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${text.slice(0, 600)}`)
    return text
  }
  const json = { 'content-type': 'application/json' }
  const signedIn = await ask('login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ mail, password: demoPassword }),
  })
  const { token, user } = JSON.parse(signedIn) as { token: string; user: { selectedClient: { id: string } | null } }
  const clientId = user.selectedClient?.id ?? ''
  const headers = { authorization: token, clientid: clientId }
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) })
  return {
    clientId,
    get: async path => read(await ask(path, { headers })),
    post: async (path, body) => read(await post(path, body)),
    upload: async (path, name, pdf) => {
      const body = new FormData()
      body.append('file', new File([pdf], name, { type: 'application/pdf' }))
      return read(await ask(path, { method: 'POST', headers, body }))
    },
    stream: async (path, body) =>
      (await post(path, body))
        .split('\n')
        .filter(line => line.startsWith('data: ') && !line.includes('[DONE]'))
        .map(line => read(line.slice('data: '.length))),
  }
}

const read = <Answer>(text: string) => (text === '' ? undefined : JSON.parse(text)) as Answer

export type Visitor = <Answer>(path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>

/** Somebody without an account, at an address of his own: a whole village does not share one telephone. */
export const visitorOf = ({ address }: Server, number: number): Visitor => {
  const localAddress = `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`
  return (path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const method = body ? 'POST' : 'GET'
      const told = { ...headers, ...(body && { 'content-type': 'application/json' }) }
      const asked = request(`${address}/api/${path}`, { method, localAddress, headers: told }, answer => {
        const pieces: Buffer[] = []
        answer.on('data', piece => pieces.push(piece as Buffer))
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString('utf8')
          const isGood = (answer.statusCode ?? 500) < 300
          if (isGood) resolve(read(answer.headers['content-type']?.includes('json') ? text : ''))
          else reject(new Error(`${path} : ${answer.statusCode} ${text.slice(0, 300)}`))
        })
      })
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
}
