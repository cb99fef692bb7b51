import type { InjectOptions } from 'fastify'
import { marie } from '#kernel/testing/marie.ts'
import type { SessionMade } from '#kernel/web/session.ts'
import type { TestClient, TestPerson, World } from './world.ts'

/** The answer of a login, for a page that is opened as somebody of the test world. */
export const sessionOf = (person: TestPerson, client: TestClient | null): SessionMade => ({
  token: String(person.token),
  expiresIn: 600,
  userId: person.userId,
  connectionUid: person.connectionUid,
  user: {
    ...marie.user,
    id: person.userId,
    mail: person.mail,
    selectedClient: client && { id: client.id, name: client.name, logo: null, readOnly: false },
  },
})

/** What answers the calls of a page: the real server, to a browser that keeps the cookies which it is given. */
export const serverBehind = (world: World) => {
  const kept: Record<string, string> = {}
  return async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const payload = await request.text()
    const response = await world.app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      cookies: kept,
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies) kept[name] = value
    const body = [204, 304].includes(response.statusCode) ? null : response.body
    const date = new Date(world.clock.now().epochMilliseconds).toUTCString()
    return new Response(body, { status: response.statusCode, headers: { 'content-type': 'application/json', date } })
  }
}
