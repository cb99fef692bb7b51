import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** Access type: 0 *Aucun accès*, 1 *Lecture seule*, 2 *Lecture et écriture*, 3 *Gestion* (platform-core, section 6). */
export const AccessType = z.int().min(0).max(3)

export const accessTypeCodes = ['NONE', 'READ', 'WRITE', 'MANAGE'] as const

/** Access level: where a right is set. Ceilings on client and company, grants on services and people. */
export const scopeKinds = ['client', 'company', 'service', 'user'] as const
export const ScopeKind = z.enum(scopeKinds)
export type ScopeKind = z.output<typeof ScopeKind>

/** A row of the matrix: parents before their children, in the order of the menu. */
export const MatrixElement = z.object({
  id: z.int(),
  parentId: z.int32().nullable(),
  applicationId: z.int32().nullable(),
  kind: z.enum(['MODULE', 'PAGE', 'ACTION', 'FIELDS']),
  path: z.string(),
  name: z.string(),
})
export type MatrixElement = z.output<typeof MatrixElement>

/** What bounds a cell: the ceiling of client or company, or what the person who looks may give himself. */
export const Bound = z.enum(['client', 'company', 'own'])

/** A cell. `value` null: nothing is set there. `ceiling` is the most that may be set. */
export const RightRow = z.object({
  elementId: z.int32(),
  value: AccessType.nullable(),
  ceiling: AccessType,
  /** What keeps `ceiling` below 3; null when nothing does. */
  boundBy: Bound.nullable(),
  /** Of a person: what bounds him alone, and what he ends up with, delegations included. */
  userCeiling: AccessType.nullable().optional(),
  result: AccessType.optional(),
})
export type RightRow = z.output<typeof RightRow>

/** A column of the matrix with its cells; `version` is sent back with what is changed. */
export const RightsOfScope = z.object({
  scope: ScopeKind,
  scopeId: idOf('platform.company', 'platform.service', 'platform.user'),
  name: z.string(),
  /** The company of a service. */
  companyName: z.string().nullable(),
  version: z.uuid().nullable(),
  rows: z.array(RightRow),
  /** Whether the person who looks may change it. */
  mayEdit: z.boolean(),
})
export type RightsOfScope = z.output<typeof RightsOfScope>

/** Changed cells only; `value` null takes the row away. */
export const RightChange = z.strictObject({
  elementId: z.int32(),
  value: AccessType.nullable(),
  userCeiling: AccessType.nullable().optional(),
})
export type RightChange = z.output<typeof RightChange>

const changes = z.array(RightChange).min(1).max(2_000)
const version = z.uuid().nullable()

export const ScopeChange = z.strictObject({
  scope: ScopeKind,
  scopeId: idOf('platform.company', 'platform.service', 'platform.user'),
  version,
  changes,
})
export type ScopeChange = z.output<typeof ScopeChange>

/** `dryRun` writes nothing: the answer tells what would come of it. */
export const OneScopeChange = {
  scopeId: idOf('platform.company', 'platform.service', 'platform.user'),
  version,
  changes,
  dryRun: z.boolean().optional(),
}

/** Somebody who ends up with less than before. */
export const Lowered = z.object({
  userId: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  elementId: z.int32(),
  from: AccessType,
  to: AccessType,
})
export type Lowered = z.output<typeof Lowered>

/** What stands after the change, parents and children that it moved included; the 200 first of whom it lowers. */
export const RightsSaved = z.object({
  scopes: z.array(RightsOfScope),
  lowered: z.array(Lowered),
  loweredTotal: z.int(),
})
export type RightsSaved = z.output<typeof RightsSaved>

/** Somebody whose rights the person who looks may read; `services` says where he works. */
export const PersonOfMatrix = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  services: z.array(z.string()),
})
export type PersonOfMatrix = z.output<typeof PersonOfMatrix>

export const RightEvent = z.object({
  id: idOf('platform.right_event'),
  at: z.string(),
  actor: z.string(),
  support: z.boolean(),
  elementId: z.int32(),
  what: z.enum(['value', 'userCeiling']),
  before: AccessType.nullable(),
  after: AccessType.nullable(),
})
export type RightEvent = z.output<typeof RightEvent>

/** What somebody else changed of a scope since the version that one started from: `changes` of a 409. */
export const ForeignChange = RightEvent.extend({
  scope: ScopeKind,
  scopeId: idOf('platform.company', 'platform.service', 'platform.user'),
})
export type ForeignChange = z.output<typeof ForeignChange>

/** Where somebody's right comes from, and what bounds it; `sentence` says it in the language of the request. */
export const Explanation = z.object({
  person: z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() }),
  element: MatrixElement.pick({ id: true, name: true, path: true, kind: true }),
  level: AccessType,
  readOnly: z.boolean(),
  sources: z.array(
    z.object({
      kind: z.enum(['admin', 'service', 'user', 'delegation']),
      /** The service with its company, the person who lends; empty for what is the person's own. */
      name: z.string(),
      level: AccessType,
      cappedTo: AccessType,
      cappedBy: z.string().nullable(),
    }),
  ),
  ceilings: z.array(
    z.object({
      kind: z.enum(['client', 'company', 'user', 'readOnlyClient', 'readOnlyMember']),
      name: z.string(),
      ceiling: AccessType,
      binding: z.boolean(),
    }),
  ),
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string(), level: AccessType })),
  sentence: z.string(),
})
export type Explanation = z.output<typeof Explanation>
