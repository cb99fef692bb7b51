import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import { type FieldError, forbidden, Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ForeignChange, RightChange, RightsSaved, ScopeKind } from '../right.model.ts'
import { treeOf } from '../right-tree.model.ts'
import { type Administered, administeredBy } from './administered.queries.ts'
import { noCells } from './cells.queries.ts'
import { type KnownScope, requireScope } from './known-scope.queries.ts'
import { loweredPeople } from './lowered-people.queries.ts'
import { boundsIn, cellsOfAll, columnsOf, type Knowledge } from './matrix-columns.ts'
import { type MovedScope, planEdit } from './planned-edit.ts'
import { eventsSince, noteMoves, versionsOf, withActors } from './right-events.queries.ts'
import { lockRights } from './rights-lock.ts'
import { type Concerned, tellRightsChanged } from './tell-rights-changed.ts'
import { writeCells } from './write-cells.queries.ts'

export type Editing = Pick<Ground, 'clock' | 'say' | 'signals'> & {
  db: PlatformDb
  caller: Caller
  language: Language
  requestId: string
  afterCommit(work: () => unknown): void
}

export type WantedEdit = {
  clientId: string
  scopes: readonly {
    scope: ScopeKind
    scopeId: string
    version: string | null
    changes: readonly RightChange[]
    /** What its fields are called in a refusal, before `changes`. */
    field?: string
  }[]
  dryRun?: boolean | undefined
}

/** Ceilings first: what is given below them in the same edit is judged by what they become. */
const order: readonly ScopeKind[] = ['client', 'company', 'service', 'user']
const mostFaults = 200

/**
 * Changes cells of one or several scopes, all of them or none, under the lock of the client.
 * @throws Refusal 404 for a scope that one does not administer; 403 where one may look alone; 400 OWN_RIGHTS,
 *   SAME_SCOPE, ABOVE_CEILING by cell; 409 VERSION_CONFLICT with what others changed, SUPPORT_NOT_ALLOWED
 */
export async function editRights(given: Editing, knowledge: Knowledge, edit: WantedEdit): Promise<RightsSaved> {
  const { db, caller, clock, requestId } = given
  await lockRights(db, edit.clientId)
  const administered = await administeredBy(db, caller)
  const known: KnownScope[] = []
  for (const wanted of edit.scopes) known.push(await requireEditable(given, administered, wanted))
  if (new Set(known.map(({ scopeId }) => scopeId)).size < known.length)
    throw new Refusal(400, 'SAME_SCOPE', 'rights.error.same-scope')
  await requireVersions(given, edit)

  const moved = await plan(given, knowledge, administered, edit, known)
  const { lowered, loweredTotal } = await loweredPeople(db, moved, clock.now())
  if (edit.dryRun) await sql`savepoint tried`.execute(db)
  await writeCells(db, moved)
  await noteMoves(db, moved, { userId: caller.userId, support: caller.support !== null, requestId, at: clock.now() })
  const scopes = await columnsOf(given, knowledge, { administered, clientId: edit.clientId }, known)
  if (edit.dryRun) await sql`rollback to savepoint tried`.execute(db)
  else if (moved.length > 0) await tellRightsChanged(given, concernedBy(edit.clientId, moved))
  return { scopes, lowered, loweredTotal }
}

async function requireEditable(
  given: Editing,
  administered: Administered,
  wanted: { scope: ScopeKind; scopeId: string },
) {
  const known = await requireScope(given, administered, wanted)
  if (known.mayEdit) return known
  if (known.scopeId === given.caller.userId) throw new Refusal(400, 'OWN_RIGHTS', 'rights.error.own-rights')
  if (known.isOfAdmin && given.caller.support) throw new Refusal(409, 'SUPPORT_NOT_ALLOWED', 'kernel.error.support')
  throw forbidden()
}

async function requireVersions(given: Editing, { scopes }: WantedEdit) {
  const versions = await versionsOf(given.db, scopes)
  const moved = scopes.filter(({ scopeId, version }) => (versions.get(scopeId) ?? null) !== version)
  if (moved.length === 0) return
  const changes: ForeignChange[] = []
  for (const { scope, scopeId, version } of moved) {
    const events = withActors(await eventsSince(given.db, { scope, scopeId }, version), given)
    changes.push(...events.map(event => ({ scope, scopeId, ...event })))
  }
  throw new Refusal(409, 'VERSION_CONFLICT', 'kernel.error.version-conflict', { detail: { changes } })
}

/** @throws Refusal 400 with each cell that may not be set */
async function plan(
  given: Editing,
  { catalogue }: Knowledge,
  administered: Administered,
  { clientId, scopes }: WantedEdit,
  known: readonly KnownScope[],
): Promise<MovedScope[]> {
  const elements = catalogue.elements()
  const tree = treeOf(elements)
  const cells = await cellsOfAll(given.db, known)
  const bounds = await boundsIn(given, { administered, clientId, elements }, known)
  const companies = new Map(bounds.companies)
  const edits = scopes.map((wanted, index) => ({ ...wanted, scope: known[index] as KnownScope }))
  const faults: FieldError[] = []
  const moved: MovedScope[] = []
  for (const edit of edits.toSorted((one, other) => placeOf(one.scope) - placeOf(other.scope))) {
    const { scope, changes, field = '' } = edit
    const own = cells.get(scope.scopeId) ?? noCells
    const planned = planEdit(tree, { ...bounds, companies }, { scope, cells: own, changes, field })
    faults.push(...planned.faults)
    if (scope.scope === 'company')
      companies.set(
        scope.scopeId,
        new Map([...own, ...planned.cells.map(cell => [cell.elementId, cell.after] as const)]),
      )
    if (planned.cells.length > 0) moved.push({ scope, cells: planned.cells })
  }
  if (faults.length > 0) throw refusalOf(faults.slice(0, mostFaults))
  return moved
}

const placeOf = ({ scope }: KnownScope) => order.indexOf(scope)

const refusalOf = (fields: FieldError[]) =>
  fields.some(({ code }) => code === 'ABOVE_CEILING')
    ? new Refusal(400, 'ABOVE_CEILING', 'rights.error.above-ceiling', { fields })
    : new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', { fields })

function concernedBy(clientId: string, moved: readonly MovedScope[]): Concerned {
  const idsOf = (kind: ScopeKind) => moved.flatMap(({ scope }) => (scope.scope === kind ? [scope.scopeId] : []))
  if (idsOf('client').length > 0) return { clientId, everybody: true }
  return { clientId, companyIds: idsOf('company'), serviceIds: idsOf('service'), userIds: idsOf('user') }
}
