import { isForTests, isTest } from './source-files.ts'

type Edge = { from: string; to: string }

const floorsUpward = ['kernel', 'platform', 'applications', 'main']
const floorOf = (file: string) => file.split('/')[0] ?? ''
const applicationOf = (file: string) => /^applications\/([^/]+)\//.exec(file)?.[1]

/** A room, or the ground that the rooms of a floor or of an application share. */
export function roomOf(file: string): string {
  const [floor = '', room = '', feature = '', ...below] = file.split('/')
  if (floor === 'platform' && feature !== '' && room !== 'testing') return `${floor}/${room}`
  if (floor !== 'applications') return floor
  const isGround = below.length === 0 || ['data', 'labels', 'texts', 'elements', 'testing'].includes(feature)
  return isGround ? `${floor}/${room}` : `${floor}/${room}/${feature}`
}

/** The rooms of the platform, each above all that it uses: whoever takes one out to read it takes rooms before it, never all. */
export const roomsUpward = [
  'identifiers',
  'calendar',
  'numbering',
  'label-printing',
  'settings',
  'drafts',
  'saved-views',
  'presence',
  'easter-eggs',
  'applications',
  'notifications',
  'providers',
  'identity',
  'sealing',
  'sms',
  'bug-reports',
  'maintenance',
  'rights',
  'search',
  'to-do',
  'delegation',
  'imports',
  'esign',
  'directory',
  'users',
  'access-requests',
  'audit',
  'companies',
  'clients',
  'client-home',
  'configuration',
  'monitoring',
  'documents',
  'document-models',
  'generated-documents',
  'envelopes',
  'signing',
  'trade',
  'series',
  'trace',
  'shell',
  'shortcuts',
]

const isDoor = (file: string) =>
  /(^|[./])(server|room|web|calls|signals|model|elements|application|slot)\.tsx?$/.test(file) ||
  /\/testing\//.test(file)

/** Shapes, rules and calls that both sides read. */
const isShared = (file: string) =>
  /\.(calls|signals|model|elements|application)\.ts$/.test(file) || /^kernel\/shared\/|\/labels\/|\/data\//.test(file)

export type Wing = 'server' | 'web'

export const wingOf = (file: string): Wing | undefined => {
  if (isShared(file) || isForTests(file) || !floorsUpward.includes(floorOf(file))) return undefined
  if (/\/server\/|\.(server|room)\.ts$|-db\.ts$|\.generated\.ts$|^main\/demo\//.test(file)) return 'server'
  return /\/web\/|\.web\.ts$|\.tsx$/.test(file) ? 'web' : undefined
}

/** What the first screen loads is chosen file by file by main: a door would bring the whole wing. */
const choosesWhatLoadsFirst = ['main/web.tsx', 'main/further-wing.ts']

/** A floor uses the floors below it, never one above; main and tests alone know the simulators. Any test may use the test world. */
export function climbs({ from, to }: Edge) {
  const [own, other] = [floorsUpward.indexOf(floorOf(from)), floorsUpward.indexOf(floorOf(to))]
  if (isTest(from) && /\/testing\//.test(to)) return false
  if (floorOf(to) === 'simulators') return own >= 0 && floorOf(from) !== 'main' && !isForTests(from)
  return own >= 0 && (other > own || other < 0)
}

/** Applications are strangers to each other; the careers site shows what RH declares for applicants, as calls and shapes. */
export function meetsStranger({ from, to }: Edge) {
  const [own, other] = [applicationOf(from), applicationOf(to)]
  if (own === 'careers' && /^applications\/rh\/.*\.(calls|model)\.ts$/.test(to)) return false
  return own !== undefined && other !== undefined && own !== other
}

/**
 * Rooms meet at their doors. The ground that rooms stand on is open to them, and that of the platform to all above;
 * what a ground has for tests, and the tests of the building, may look inside.
 */
export function breaksIn({ from, to }: Edge) {
  const [own, other] = [roomOf(from), roomOf(to)]
  if (own === other || isDoor(to) || floorOf(from) === 'conformance') return false
  if (!['platform', 'applications'].includes(floorOf(to)) || other === 'platform') return false
  if (own.startsWith(`${other}/`)) return false
  if (other.startsWith(`${own}/`)) return !isForTests(from)
  if (floorOf(from) !== 'main') return true
  return !/\/labels\//.test(to) && !choosesWhatLoadsFirst.includes(from)
}

/** A room of the platform uses rooms before it in their order. */
export function climbsRooms({ from, to }: Edge) {
  if (isForTests(from)) return false
  const [own, other] = [from, to].map(file => /^platform\/([^/]+)\/(?!testing\/)/.exec(file)?.[1])
  if (own === undefined || other === undefined || own === other) return false
  return roomsUpward.indexOf(other) > roomsUpward.indexOf(own)
}

/** The two wings share shapes, rules and calls, and nothing else; what is shared leans on no wing. */
export function crossesWings({ from, to }: Edge) {
  if (isForTests(from)) return false
  const [own, other] = [wingOf(from), wingOf(to)]
  if (isShared(from)) return !isShared(to)
  return own !== undefined && other !== undefined && own !== other
}

/** Tests and the demo company are no part of the product. */
export function leansOnTests({ from, to }: Edge) {
  if (/^(conformance|journeys|bench)\//.test(to)) return floorOf(from) !== floorOf(to)
  if (floorOf(to) === 'tools') return !['tools', 'conformance', 'journeys', 'bench'].includes(floorOf(from))
  if (isForTests(to)) return !isForTests(from) && !['tools', 'bench'].includes(floorOf(from))
  if (!/^(main\/demo|simulators)\//.test(to)) return false
  const mayShow = /^(main\/demo\/|simulators\/|bench\/|tools\/)|^main\/(start-server|services)\.ts$/
  return !mayShow.test(from) && !isForTests(from)
}

/** Files of a wing from which a chain of imports leads to what they must not know, with that chain. */
export function chainsTo(
  edges: readonly Edge[],
  starts: (file: string) => boolean,
  forbidden: (file: string) => boolean,
) {
  const importsOf = Map.groupBy(edges, edge => edge.from)
  const chains: string[] = []
  const seen = new Set<string>()
  const walk = (file: string, chain: string[]) => {
    if (forbidden(file)) {
      chains.push([...chain, file].join(' -> '))
      return
    }
    if (seen.has(file)) return
    seen.add(file)
    for (const { to } of importsOf.get(file) ?? []) walk(to, [...chain, file])
  }
  for (const file of importsOf.keys()) if (starts(file)) walk(file, [])
  return chains
}
