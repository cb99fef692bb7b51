/**
 * Whether a request comes from one of our pages: those of the public address, or of the very host that is asked. A page
 * of another site must not speak in the name of who looks at it. A program without an Origin is no page.
 */
export function isOurPage(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  origins: readonly string[],
) {
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
