/**
 * No inline script or style, no other host, no frame but of bytes that the page itself holds: a PDF to look at. The
 * interface inserts its styles by script into empty style elements: the digest is that of the empty text.
 */
const contentSecurity = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** Of the worker that reads codes in pictures of a camera: it alone runs WebAssembly, of this house. The page's own policy stays. */
export const policyOfCodeReader = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';')

/** Scales, cameras and a screen that stays lit are the page's own, after the browser asked the person; all else is refused. */
const permissions = [
  'serial=(self)',
  'camera=(self)',
  'screen-wake-lock=(self)',
  'usb=()',
  'geolocation=()',
  'microphone=()',
].join(', ')

/**
 * What every answer tells the browser to refuse. The list is helmet's, written out: helmet composes it anew for each
 * answer, at more than the cost of the rest of HTTP; devices of a workshop are added to it.
 */
export const securityHeaders = {
  'content-security-policy': contentSecurity,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
