/**
 * Keeps the program on a tablet whose line goes on without network: pages of its scope, and the files that they are made of.
 * It never answers for the API, and keeps nothing of anybody.
 */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Told = Lasting & { data: { keep?: readonly string[] } }
type ProgramKeeper = {
  addEventListener(kind: 'activate', hear: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void
  addEventListener(kind: 'message', hear: (event: Told) => void): void
  clients: { claim: () => Promise<void> }
  registration: { scope: string }
  location: Location
}
const worker = globalThis as unknown as ProgramKeeper

const shelf = 'sillon'
/** Some ten pages; older files, of former releases mostly, go first. */
const mostFiles = 300
/** Milliseconds after which a page that does not come is the one that is kept. */
const patienceMs = 5_000

worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', event => event.waitUntil(keep(event.data.keep ?? [])))
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOrKept(request))
  else if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') event.respondWith(keptOrFetched(request))
})

async function keep(paths: readonly string[]) {
  const cache = await caches.open(shelf)
  for (const path of paths) if (path === scopePath() || !(await cache.match(path))) await cache.add(path)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== scopePath())
  for (const file of files.slice(0, Math.max(0, files.length - mostFiles))) await cache.delete(file)
}

/** Every page of the scope is the same document, which then draws what its address asks for. */
const scopePath = () => new URL(worker.registration.scope).pathname

async function pageOrKept(request: Request) {
  const kept = async () => (await (await caches.open(shelf)).match(scopePath())) ?? Response.error()
  const late = new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), patienceMs))
  try {
    return (await Promise.race([fetch(request), late])) ?? (await kept())
  } catch {
    return kept()
  }
}

/** Names of these files change with what is in them: what is kept is right. */
async function keptOrFetched(request: Request) {
  const cache = await caches.open(shelf)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
