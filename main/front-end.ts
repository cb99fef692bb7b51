import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kernel/server/errors.ts'
import { policyOfCodeReader } from '#kernel/server/security-headers.ts'

const folder = fileURLToPath(new URL('../dist/web', import.meta.url))
const config = { frontEnd: true }

/**
 * Pages and files of the front end. An applicant's address opens the careers site, which may stand elsewhere; every other
 * that is not a file opens the administration, which knows its pages.
 */
export async function openFrontEnd(app: FastifyInstance, { careersUrl }: { careersUrl: string | undefined }) {
  const administration = withCareers(await readFile(`${folder}/index.html`, 'utf8'), careersUrl ?? '/careers.html')
  const careers = await readFile(`${folder}/careers.html`, 'utf8')
  const page = (reply: FastifyReply, html: string) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)

  await app.register(fastifyStatic, { root: folder, serve: false, decorateReply: true })
  const sendAsset = (request: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(request.url.slice(1).split('?')[0] as string, { immutable: true, maxAge: '365d' })
  app.get('/assets/*', { config }, sendAsset)
  app.get('/assets/code-reader-worker-:release', { config }, (request, reply) =>
    sendAsset(request, reply.header('content-security-policy', policyOfCodeReader)),
  )
  app.get('/favicon.svg', { config }, (_request, reply) => reply.sendFile('favicon.svg', { maxAge: '1d' }))
  app.get('/service-worker.js', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('service-worker.js', { cacheControl: false }),
  )
  app.get('/careers.html', { config }, (_request, reply) => page(reply, careers))
  app.get('/candidatures/*', { config }, (request, reply) =>
    careersUrl ? reply.redirect(`${careersUrl}${request.url}`, 302) : page(reply, careers),
  )
  app.get('/*', { config }, (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound()
    return page(reply, administration)
  })
}

const withCareers = (html: string, careersUrl: string) =>
  html.replace('</head>', `<meta name="careers-url" content="${careersUrl.replace(/[&"<>]/g, '')}" /></head>`)
