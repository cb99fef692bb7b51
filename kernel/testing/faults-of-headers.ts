import type { OutgoingHttpHeaders } from 'node:http'

const promised: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Nothing inline, nothing of another host, framed by nobody. */
const ofPage = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"]
const ofFile = ['sandbox', "default-src 'none'"]
const loose = /unsafe-|\*|https?:|\bws/

/**
 * What an answer leaves open in the browser that it comes to, in words; nothing when it is closed as promised. `own`: the
 * policy of the one file that has another, word for word.
 */
export function faultsOfHeaders(headers: OutgoingHttpHeaders, own?: string): string[] {
  const wrong = Object.entries(promised).filter(([name, value]) => headers[name] !== value)
  const policy = String(headers['content-security-policy'])
  const directives = policy.split(';').map(directive => directive.trim())
  const isClosed = [ofPage, ofFile].some(closed => closed.every(directive => directives.includes(directive)))
  const isAsPromised = own === undefined ? isClosed && !loose.test(policy) : policy === own
  const open = Object.keys(headers).filter(name => /^access-control-|^server$|^x-powered-by$/.test(name))
  return [
    ...wrong.map(([name]) => `${name}: ${headers[name]}`),
    ...(isAsPromised ? [] : [`content-security-policy: ${policy}`]),
    ...open.map(name => `${name}: ${headers[name]}`),
  ]
}
