import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from './answers.ts'

/** HTTP as identity sees it. Cookies are Secure, HttpOnly and of the whole site; browsers grant Secure to localhost. */
export function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  return {
    header: name => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    },
    cookie: name => request.cookies[name],
    setCookie: (name, value, { expires, sameSite }) =>
      void reply.setCookie(name, value, { expires, sameSite, path: '/', secure: true, httpOnly: true }),
    clearCookie: name => void reply.clearCookie(name, { path: '/', secure: true, httpOnly: true }),
    setHeader: (name, value) => void reply.header(name, value),
    address: request.ip,
    agent: request.headers['user-agent']?.slice(0, 300),
  }
}
