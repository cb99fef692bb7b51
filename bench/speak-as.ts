import { demoPassword } from '#main/demo/accounts.ts'
import type { Server } from './servers.ts'

export type Speaker = {
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body: object): Promise<Answer>
}

/** Somebody of the demo who is signed in, and speaks to the server as a program does. @throws Error of an answer that is none */
export async function speakAs({ address }: Server, mail: string): Promise<Speaker> {
  const ask = async <Answer>(path: string, request: RequestInit): Promise<Answer> => {
    const answer = await fetch(`${address}/api/${path}`, request)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${text.slice(0, 400)}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
  const json = { 'content-type': 'application/json' }
  const { token, user } = await ask<{ token: string; user: { selectedClient: { id: string } | null } }>('login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ mail, password: demoPassword }),
  })
  const headers = { authorization: token, clientid: user.selectedClient?.id ?? '' }
  return {
    get: path => ask(path, { headers }),
    post: (path, body) => ask(path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) }),
  }
}
